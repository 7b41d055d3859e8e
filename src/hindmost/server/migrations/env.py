"""Alembic runs this to apply the migrations on the connection that the server gives it."""

from alembic import context

from hindmost.server.store.layout import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, transactional_ddl=False)
context.run_migrations()
