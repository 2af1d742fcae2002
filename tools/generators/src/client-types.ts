import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Artifact } from './artifact.js';

const HEADER = "// Generated from the service's OpenAPI document (`npm run generate`).\n\n";

/** `libs/client/src/generated/<service>.ts`: paths, parameters, bodies and answers as types. */
export function clientTypes(documents: readonly Artifact[]): Promise<Artifact[]> {
  return Promise.all(
    documents.map(async ({ path, content }) => ({
      path: `libs/client/src/generated/${path.split('/')[1]}.ts`,
      // A field with a default is still one that a caller may leave out.
      content:
        HEADER +
        withoutAbsent(astToString(await openapiTS(JSON.parse(content) as OpenAPI3, { defaultNonNullable: false }))),
    })),
  );
}

/** Leaves out the methods and parameters that no path has, and headers of which a document says nothing. */
function withoutAbsent(types: string): string {
  const end = types.indexOf('\nexport type webhooks');
  const paths = types
    .slice(0, end)
    .replaceAll(/^ {8}parameters: \{\n(?: {12}\w+\?: never;\n)* {8}\};\n/gm, '')
    .replaceAll(/^ {8}\w+\?: never;\n/gm, '');
  return paths + types.slice(end).replaceAll(/^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm, '');
}
