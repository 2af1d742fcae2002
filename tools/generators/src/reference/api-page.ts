import type { Artifact } from '../artifact.js';
import type { Field } from './api-fields.js';
import { code, GENERATED, table } from './generated-page.js';

/** Returns a page of `docs/reference/api` from its lines. */
export function apiPage(name: string, title: string, lines: readonly string[]): Artifact {
  const content = [
    `# ${title}`,
    '',
    `${GENERATED}. [Calling the API](../../api.md) describes the rules for all routes.`,
    '',
    '<!-- generated: api -->',
    '',
    ...lines,
    '<!-- end: api -->',
  ];
  return { path: `docs/reference/api/${name}.md`, content: `${content.join('\n')}\n` };
}

/** Returns a Markdown table of the fields of a body or document. */
export function fieldTable(fields: readonly Field[]): string[] {
  const rows = fields.map(({ path, isOptional, type, meaning }) => [
    code(path) + (isOptional ? ' (optional)' : ''),
    type,
    meaning,
  ]);
  return [...table(['Field', 'Type', 'Meaning'], rows), ''];
}
