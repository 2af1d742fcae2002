# Generated from _async/__init__.py (`npm run generate`).
