import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf } from './lines-of.js';
import { ROOT } from '../support/spec-run.js';

/** The settings that `docs/api/clients.md` recommends. */
const SETTINGS = `
  logs: { file: false },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  parser: {
    patch: {
      operations(method, path, { responses }) {
        for (const [status, answer] of Object.entries(responses)) {
          if (status === '204' || answer.$ref || answer.content) continue;
          delete responses[status];
          if (status.startsWith('2')) responses['204'] = answer;
        }
      },
    },
  },
`;
const STRICT = { strict: true, noUncheckedIndexedAccess: true, noEmit: true, target: 'es2023', types: [] };
const COMPILER_OPTIONS = { ...STRICT, lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext' };
/** Lines in which the generator says what it does. */
const PROGRESS = /@hey-api\/openapi-ts v|Generating|raw OpenAPI specification|\[\d+\] \/|✓/;

/** Makes a client of a document with Hey API; returns warnings, and errors of the strict compiler. */
export async function typescriptClient(document: string, folder: string): Promise<string[]> {
  const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
  await mkdir(folder, { recursive: true });
  const settings = join(folder, 'openapi-ts.config.mjs');
  const [input, output] = [JSON.stringify(document), JSON.stringify(join(folder, 'client'))];
  await writeFile(settings, `export default { input: ${input}, output: ${output}, ${SETTINGS} };`);
  const generated = await linesOf(process.execPath, [bin('openapi-ts'), '--file', settings]);
  const config = { compilerOptions: { ...COMPILER_OPTIONS, moduleResolution: 'bundler' }, include: ['client'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiled = await linesOf(process.execPath, [bin('tsc'), '-p', join(folder, 'tsconfig.json')]);
  return [...generated.filter((line) => !PROGRESS.test(line)), ...compiled];
}
