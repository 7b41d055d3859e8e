"""What is printed on the components: the catalogue of a game or a table, and the corrected ones.

Corrected catalogues come from a folder of whoever runs the server, or with a record. A table keeps the text of its
own, so that its game goes on whatever becomes of the file.
"""
