import { compressed } from './compressed-files.mjs';

const KIB = 1024;

/** The pages on which somebody may begin, by the modules that the router loads for them. */
const FIRST_PAGES = {
  'sign-in': ['/src/sign-in/sign-in-page.tsx'],
  home: ['/src/app/shell/shell.tsx', '/src/home/home-page.tsx'],
};

/** The page of a sheet, whose grid may load more. */
const SHEET_PAGE = ['/src/app/shell/shell.tsx', '/src/sheets/sheet-route.tsx'];

/**
 * Fails the build when the scripts of a first page are too large: those that `index.html` loads, those that the router
 * loads for the page, and what all of them import statically. The page of a sheet may load `maxGridBytes` more.
 */
export function scriptBudget(maxBytes, maxGridBytes) {
  const pages = Object.entries(FIRST_PAGES).map(([page, modules]) => ({ page, modules, max: maxBytes }));
  pages.push({ page: 'sheet', modules: SHEET_PAGE, max: maxBytes + maxGridBytes });
  return {
    name: 'script-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const { page, modules, max } of pages) {
          const sizes = await Promise.all(
            chunksOf(modules, bundle).map(async (name) => [name, (await compressed(bundle[name].code)).length]),
          );
          const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
          const text = `${kibibytes(total)} of ${kibibytes(max)} KiB of compressed scripts on the page ${page}`;
          if (total > max) this.error(`${text}:${listOf(sizes)}`);
          this.info(text);
        }
      },
    },
  };
}

function chunksOf(modules, bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const pages = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`no chunk begins with ${module}`);
    return chunk;
  });
  const found = new Set();
  for (const { fileName } of [...chunks.filter(({ isEntry }) => isEntry), ...pages]) addChunk(fileName, bundle, found);
  return [...found];
}

/** Adds a chunk and all that it imports statically. */
function addChunk(name, bundle, found) {
  if (found.has(name) || bundle[name]?.type !== 'chunk') return;
  found.add(name);
  for (const imported of bundle[name].imports) addChunk(imported, bundle, found);
}

function kibibytes(bytes) {
  return (bytes / KIB).toFixed(1);
}

function listOf(sizes) {
  const sorted = sizes.toSorted(([, one], [, other]) => other - one);
  return sorted.map(([name, bytes]) => `\n  ${kibibytes(bytes)} KiB ${name}`).join('');
}
