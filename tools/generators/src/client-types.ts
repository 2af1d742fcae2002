import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Artifact } from './artifact.js';

const HEADER = "// Generated from the service's OpenAPI document (`npm run generate`).\n\n";

/** `libs/client/src/generated/<service>.ts`: paths, parameters, bodies and answers as types. */
export function clientTypes(documents: readonly Artifact[]): Promise<Artifact[]> {
  return Promise.all(
    documents.map(async ({ path, content }) => ({
      path: `libs/client/src/generated/${path.split('/')[1]}.ts`,
      // A field with a default is still one that a caller may leave out.
      content: HEADER + astToString(await openapiTS(JSON.parse(content) as OpenAPI3, { defaultNonNullable: false })),
    })),
  );
}
