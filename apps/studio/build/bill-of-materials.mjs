import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

/** OWASP's generator, from the folder of the studio. */
const GENERATOR = '../../node_modules/.bin/cyclonedx-esbuild';

/**
 * Writes `bundled.cdx.json` into the bundle: the packages that it contains, with the texts of their licenses. The
 * generator reads esbuild's list of modules, of which it needs only the paths of those that remained.
 */
export const billOfMaterials = {
  name: 'bill-of-materials',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const modules = Object.values(bundle).flatMap(({ modules: contained = {} }) => Object.keys(contained));
    const paths = modules.filter((id) => id.startsWith('/')).map((id) => relative('.', id.split('?')[0]));
    const inputs = Object.fromEntries(paths.map((path) => [path, { bytes: 0, imports: [] }]));
    const outputs = { bundle: { bytes: 0, inputs, imports: [], exports: [] } };
    const list = join(dir, 'modules.json');
    await writeFile(list, JSON.stringify({ inputs, outputs }));
    const file = join(dir, 'bundled.cdx.json');
    const options = ['--gather-license-texts', '--output-reproducible', '--output-file', file];
    await promisify(execFile)(process.execPath, [GENERATOR, ...options, list]);
    await rm(list);
  },
};
