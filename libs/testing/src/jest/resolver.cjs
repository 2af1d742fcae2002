/** Finds what a spec file imports, for `--watch` and `--findRelatedTests`: sources instead of what is built of them. */
module.exports = (path, options) =>
  options.defaultResolver(path, { ...options, conditions: ['@reelsheet/source', 'node', 'import', 'default'] });
