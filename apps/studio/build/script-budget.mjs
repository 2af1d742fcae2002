import { brotliCompressSync, constants } from 'node:zlib';

const KIB = 1024;

/**
 * Fails the build when the scripts of the first page are too large: those that `index.html` loads, and what they
 * import statically. Pages that are loaded on demand do not count.
 */
export function scriptBudget(maxBytes) {
  return {
    name: 'script-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find(({ type, isEntry }) => type === 'chunk' && isEntry);
        const sizes = [...withImports(entry.fileName, bundle)].map((name) => [name, compressed(bundle[name].code)]);
        const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
        const shown = `${kibibytes(total)} of ${kibibytes(maxBytes)} KiB of compressed scripts on the first page`;
        if (total <= maxBytes) return this.info(shown);
        const list = sizes.map(([name, bytes]) => `\n  ${kibibytes(bytes)} KiB ${name}`).join('');
        return this.error(`${shown}:${list}`);
      },
    },
  };
}

/** Returns the names of a chunk and of all chunks that it imports statically. */
function withImports(name, bundle, found = new Set()) {
  if (found.has(name) || bundle[name]?.type !== 'chunk') return found;
  found.add(name);
  for (const imported of bundle[name].imports) withImports(imported, bundle, found);
  return found;
}

/** Quality 5 is what services use for responses. */
function compressed(code) {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function kibibytes(bytes) {
  return (bytes / KIB).toFixed(1);
}
