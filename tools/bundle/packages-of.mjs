import { isBuiltin } from 'node:module';

/** Files that read other files by their path in a package, with those packages. */
const READ_BY_PATH = {
  'libs/composition/src/text/fonts.ts': ['anton', 'dm-serif-display', 'montserrat', 'rubik'].map(
    (font) => `@expo-google-fonts/${font}`,
  ),
  'libs/composition/src/text/emoji.ts': ['@twemoji/svg'],
  'libs/platform/http/src/openapi/docs.ts': ['swagger-ui-dist'],
};

const nameOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the names of the packages that are external to a build, from esbuild's metafile. */
export function packagesOf({ inputs, outputs }) {
  const imported = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => nameOf(path));
  const read = Object.entries(READ_BY_PATH)
    .filter(([file]) => Object.keys(inputs).some((input) => input.endsWith(file)))
    .flatMap(([, packages]) => packages);
  return [...new Set([...imported, ...read])].sort();
}
