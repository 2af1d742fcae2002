import type { Artifact } from '../artifact.js';
import type { SdkDocument } from '../sdk/sdk-document.js';
import { bodyFields, rowOf } from '../sdk/sdk-operations.js';
import { argumentName, literal } from './python-names.js';

const PATH = 'libs/sdk-python/src/reelsheet/_generated/operations.py';
export const PYTHON_HEADER = '# Generated from docs/api/reelsheet.json (`npm run generate`).\n';

/** Generates the table of all operations that the Python package sends: that of the SDK in TypeScript. */
export function pythonOperations(document: SdkDocument): Artifact {
  const rows = document.operations.map(
    (operation) => `    ${literal(operation.operationId)}: ${pythonOf(rowOf(operation, document))},`,
  );
  const content =
    `${PYTHON_HEADER}\nfrom .._core.operation_row import OperationRow\n\n` +
    `OPERATIONS: dict[str, OperationRow] = {\n${rows.join('\n')}\n}\n\n` +
    `# Fields whose names no argument can have, by the names of their arguments.\n` +
    `FIELDS = ${pythonOf(renamedFields(document))}\n`;
  return { path: PATH, content };
}

function renamedFields(document: SdkDocument): Readonly<Record<string, string>> {
  const names = document.operations.flatMap((operation) => {
    const parameters = (operation.parameters ?? []).filter((each) => each.in !== 'header');
    return [...parameters.map(({ name }) => name), ...Object.keys(bodyFields(operation, document))];
  });
  const renamed = names.filter((name) => argumentName(name) !== name);
  return Object.fromEntries([...new Set(renamed)].sort().map((name) => [argumentName(name), name]));
}

/** Returns an object of JSON in the syntax of Python. */
function pythonOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return literal(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries.map(([key, each]) => `${literal(key)}: ${pythonOf(each)}`).join(', ')}}`;
}
