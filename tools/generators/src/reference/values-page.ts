import { describeApi } from '@reelsheet/platform-http';
import type { Artifact } from '../artifact.js';
import type { ServiceApp } from '../service-apps.js';
import type { Schema } from './api-fields.js';
import { code, referencePage, table } from './generated-page.js';

/** Values that the page of errors explains. */
const EXPLAINED_ELSEWHERE = ['error_code', 'ErrorCode'];

/** A schema, or the parameter that contains one. */
type Node = Schema & { readonly schema?: Schema; readonly name?: string };

/** The values of one or more fields. */
export interface FieldValues {
  readonly title: string;
  readonly meanings: Readonly<Record<string, string>>;
  readonly about?: string;
  readonly fields: ReadonlySet<string>;
}

/** Generates `docs/reference/values.md`. Throws an error for a field with several values of unknown meaning. */
export function valuesPage(apps: readonly ServiceApp[]): Artifact {
  const all = valuesOf(apps.map(({ service, app }) => describeApi(app, service, '')));
  return referencePage(
    'values',
    'Statuses, types and other values',
    'What each value of a field means, in the order of the code. [Routes in detail](api/README.md) link here.',
    [...all.values()].sort((a, b) => (a.title < b.title ? -1 : 1)).flatMap(section),
  );
}

function section({ title, meanings, about, fields }: FieldValues): string[] {
  const rows = Object.entries(meanings).map(([value, meaning]) => [code(value), meaning]);
  return [
    `## ${title}`,
    '',
    `Fields: ${[...fields].sort().map(code).join(', ')}.`,
    '',
    ...table(['Value', 'Meaning'], rows),
    '',
    ...(about ? [about, ''] : []),
  ];
}

/** Returns the values of all fields of some OpenAPI documents by title. Throws an error if some have no meaning. */
export function valuesOf(documents: readonly object[]): Map<string, FieldValues> {
  const found = new Map<string, FieldValues & { fields: Set<string> }>();
  const unknown = new Set<string>();
  const visit = (node: Node, name: string, holder?: Node): void => {
    const { 'x-enumTitle': title, 'x-enumDescriptions': meanings, 'x-enumAbout': about } = node;
    if (title && meanings) {
      const known = found.get(title) ?? { title, meanings, fields: new Set(), ...(about ? { about } : {}) };
      if (Object.keys(known.meanings).join() !== Object.keys(meanings).join())
        throw new Error(`two lists of values have the title ${title}`);
      known.fields.add(node.name ?? name);
      found.set(title, known);
    }
    const isKnown = title !== undefined || holder?.['x-enumTitle'] !== undefined || EXPLAINED_ELSEWHERE.includes(name);
    if ((node.enum ?? []).filter((value) => value !== null).length > 1 && !isKnown)
      unknown.add(`${name}: ${node.enum!.join(', ')}`);
    for (const [key, below] of Object.entries(node))
      if (below !== null && typeof below === 'object')
        visit(
          below as Node,
          isOfHolder(key) ? (node.name ?? name) : key,
          isOfHolder(key) ? (title ? node : holder) : undefined,
        );
  };
  for (const document of documents) visit(document, '');
  if (unknown.size > 0)
    throw new Error(`values without meanings; declare them with choices():\n${[...unknown].join('\n')}`);
  return found;
}

/** Returns true for the part of a list or parameter whose values the list or parameter itself describes. */
const isOfHolder = (key: string) => key === 'items' || key === 'schema';
