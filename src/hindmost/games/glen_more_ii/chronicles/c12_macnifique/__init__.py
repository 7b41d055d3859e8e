"""Chronicle 12: Lady Auto MacNifique."""
