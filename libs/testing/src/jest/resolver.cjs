/** Resolves the imports of spec files to sources instead of build output, for `--watch` and `--findRelatedTests`. */
module.exports = (path, options) =>
  options.defaultResolver(path, { ...options, conditions: ['@reelsheet/source', 'node', 'import', 'default'] });
