import { DocumentSchema } from '@reelsheet/composition';
import { prose } from '@reelsheet/kernel';
import type { Artifact } from '../artifact.js';
import { fieldsOf, resolved, type Field, type Schema, type Schemas } from './api-fields.js';
import { apiPage, fieldTable } from './api-page.js';

const CLIPS = 'tracks[].clips[].';

/**
 * A page of the schemas of a document that no route refers to, because they describe a field that is free JSON in
 * OpenAPI; undefined if there are none.
 */
export function freeSchemasPage(service: string, schemas: Schemas, document: object): Artifact | undefined {
  const text = JSON.stringify(document);
  const free = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  if (free.length === 0) return undefined;
  return apiPage(`${service}-free-fields`, `Fields of free JSON (\`${service}\`)`, [
    'Each of these schemas describes a field that takes any JSON object in the routes, such as `data` of a generation.',
    '',
    ...free.flatMap((name) => section(name, fieldsOf(schemas[name], schemas))),
  ]);
}

/** The page of render documents (`job.input` of `POST /render_jobs`). */
export function renderDocumentPage(): Artifact {
  const document = DocumentSchema as Schema;
  const clip = document.properties?.tracks?.items?.properties?.clips?.items;
  return apiPage('base-render-document', 'Render document (`base`)', [
    prose`
      \`job.input\` of \`POST /render_jobs\` is such a document as JSON; empty or \`{}\` composes the layers of the cell:
      pictures and videos one after another, all sounds from the start, texts as captions. \`GET /render_jobs/schema\`
      returns it as JSON Schema.`,
    '',
    ...section(
      'Document',
      fieldsOf(document, {}).filter(({ path }) => !path.startsWith(CLIPS)),
    ),
    ...(clip?.oneOf ?? []).flatMap((each) => section(titleOf(each), fieldsOf(each, {}))),
  ]);
}

function titleOf(clip: Schema): string {
  const { const: type } = (resolved(clip.properties?.type, {}) ?? {}) as { const?: string };
  return `Clip of the type ${type}`;
}

const section = (title: string, fields: readonly Field[]): string[] => [`## ${title}`, '', ...fieldTable(fields)];
