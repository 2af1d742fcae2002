import { prose } from '@reelsheet/kernel';
import type { Artifact } from '../artifact.js';
import { code, referencePage, table } from '../reference/generated-page.js';

const FREE_OBJECT = '#/components/schemas/JsonObject';
/** Keywords that contain schemas by their names. */
const SCHEMAS_BY_NAME = ['schemas', 'properties'];

/** Generates `docs/reference/free-objects.md`: the fields of the OpenAPI documents that take any JSON object. */
export function freeObjectsPage(documents: readonly Artifact[]): Artifact {
  const found = documents.flatMap(({ path, content }) =>
    fieldsIn(JSON.parse(content), []).map((field) => ({ service: path.split('/')[1]!, ...field })),
  );
  const rows = [...Map.groupBy(found, ({ name }) => name)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, same]) => [
      code(name),
      [...new Set(same.map(({ service }) => code(service)))].join(', '),
      same[0]!.meaning,
    ]);
  return referencePage(
    'free-objects',
    'Free objects',
    prose`These fields of the OpenAPI documents take any JSON object (\`JsonObject\`), because callers, vendors or
      networks decide what they contain. All others say what they contain.`,
    table(['Field', 'Service', 'Meaning'], rows),
  );
}

interface FreeField {
  readonly name: string;
  readonly meaning: string;
}

function fieldsIn(node: unknown, way: readonly string[]): FreeField[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((each) => fieldsIn(each, way));
  const { $ref, anyOf, description, operationId } = node as Readonly<Record<string, unknown>>;
  const isFree = $ref === FREE_OBJECT || JSON.stringify(anyOf)?.includes(`"${FREE_OBJECT}"`);
  if (isFree) return [{ name: way.join('.'), meaning: typeof description === 'string' ? description : '' }];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    if (SCHEMAS_BY_NAME.includes(key))
      return Object.entries(value as object).flatMap(([name, each]) => fieldsIn(each, [...way, name]));
    return fieldsIn(value, typeof operationId === 'string' ? [operationId] : way);
  });
}
