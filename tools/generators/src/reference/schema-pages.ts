import { DocumentSchema } from '@reelsheet/composition';
import { prose } from '@reelsheet/kernel';
import type { Artifact } from '../artifact.js';
import { fieldsOf, resolved, type Field, type Schema } from './api-fields.js';
import { apiPage, fieldTable } from './api-page.js';

const CLIPS = 'tracks[].clips[].';

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
