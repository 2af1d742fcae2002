import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** OWASP's generator, which reads esbuild's list of modules. */
const GENERATOR = fileURLToPath(new URL('../../node_modules/.bin/cyclonedx-esbuild', import.meta.url));

/**
 * Writes `bundled.cdx.json` into the folder of a bundle: the packages that it contains, with the texts of their
 * licenses. Scanners of images see packages in `node_modules` by themselves, but not those that are bundled.
 */
export async function writeBillOfMaterials(metafile, folder) {
  const list = join(folder, 'modules.json');
  await writeFile(list, JSON.stringify(metafile));
  const options = [
    '--gather-license-texts',
    '--output-reproducible',
    '--output-file',
    join(folder, 'bundled.cdx.json'),
  ];
  await promisify(execFile)(process.execPath, [GENERATOR, ...options, list]);
  await rm(list);
}
