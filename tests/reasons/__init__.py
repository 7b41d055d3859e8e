"""Whatever could be pointed at is offered, or it is explained why not."""
