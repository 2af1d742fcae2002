import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Artifact } from '../artifact.js';

const HEADER = "// Generated from the service's OpenAPI document (`npm run generate`).\n\n";

/** Generates `libs/client/src/generated/<service>.ts`: types of paths, parameters, bodies and responses. */
export function clientTypes(documents: readonly Artifact[]): Promise<Artifact[]> {
  return Promise.all(
    documents.map(async ({ path, content }) => ({
      path: `libs/client/src/generated/${path.split('/')[1]}.ts`,
      // A caller may omit a field with a default.
      content:
        HEADER +
        withoutAbsent(astToString(await openapiTS(JSON.parse(content) as OpenAPI3, { defaultNonNullable: false }))),
    })),
  );
}

/** Removes methods and parameters that a path does not have, and undocumented headers. */
function withoutAbsent(types: string): string {
  const end = types.indexOf('\nexport type webhooks');
  const paths = types
    .slice(0, end)
    .replaceAll(/^ {8}parameters: \{\n(?: {12}\w+\?: never;\n)* {8}\};\n/gm, '')
    .replaceAll(/^ {8}\w+\?: never;\n/gm, '');
  return paths + types.slice(end).replaceAll(/^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm, '');
}
