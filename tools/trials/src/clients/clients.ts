import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES } from '@reelsheet/contracts';
import { temporaryFolder } from '@reelsheet/native-servers';
import { ROOT } from '../support/spec-run.js';
import type { Trial, TrialRun } from '../trial.js';
import { badNamesIn, filesBelow, unknownsIn } from './generated-code.js';
import { PythonGenerator } from './python-generator.js';
import { typescriptClient } from './typescript-generator.js';

const MAX_PYTHON_FILES = 400;

/** Makes clients of the OpenAPI documents with stock generators of TypeScript and Python, and checks their types. */
export const clients: Trial = {
  shows: 'stock generators make a TypeScript and a Python client of each OpenAPI document, without a warning',
  async run(trial) {
    const folder = temporaryFolder();
    trial.afterwards(() => rm(folder, { recursive: true, force: true }));
    await typescript(trial, join(folder, 'typescript'));
    await python(trial, join(folder, 'python'));
  },
};

const documentOf = (service: string) => join(ROOT, 'apps', service, 'openapi.json');

async function typescript(trial: TrialRun, folder: string): Promise<void> {
  const outcomes = await Promise.all(
    SERVICES.map((service) => typescriptClient(documentOf(service), join(folder, service))),
  );
  trial.none('TypeScript: lines of the generator and of the compiler', outcomes.flat());
  // The other files are the same for every document.
  const files = await filesBelow(folder, /^\w+\/client\/(?:types|sdk)\.gen\.ts$/);
  trial.note(`TypeScript: ${files.length} files`);
  trial.none('TypeScript: names with a controller or a number', badNamesIn(files, 'typescript'));
  trial.none('TypeScript: unknown types beside free objects', unknownsIn(files, 'typescript'));
}

async function python(trial: TrialRun, folder: string): Promise<void> {
  const generator = await PythonGenerator.install(trial);
  const warnings: string[] = [];
  const errors: string[] = [];
  for (const service of SERVICES) {
    warnings.push(...(await generator.generate(documentOf(service), join(folder, service), `reelsheet_${service}`)));
    errors.push(...(await generator.typeErrors(join(folder, service), `reelsheet_${service}`)));
  }
  const files = await filesBelow(folder, /\.py$/);
  trial.none('Python: lines of the generator', warnings);
  trial.none('Python: errors of the strict type checker, and of importing it', errors);
  trial.figure('Python: files of all documents', files.length, { atMost: MAX_PYTHON_FILES });
  trial.none('Python: names with a controller or a number', badNamesIn(files, 'python'));
  trial.none('Python: unknown types beside free objects', unknownsIn(files, 'python'));
}
