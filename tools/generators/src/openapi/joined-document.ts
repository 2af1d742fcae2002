import { asJson, type Artifact } from '../artifact.js';

type JsonRecord = Readonly<Record<string, unknown>>;

interface ServiceDocument {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly servers: readonly object[];
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, JsonRecord>>;
}

interface Operation {
  readonly 'x-alias-of'?: string;
}

/** Path of the document of all services. */
export const JOINED_DOCUMENT = 'docs/api/reelsheet.json';

const DESCRIPTION =
  'All operations of the four services, each under its first address. `servers` of a path says which service has it.';
const COMPONENTS = '#/components/';

/**
 * Generates one document of the documents of all services, so that a client of all of them has one type for each
 * schema. Second addresses of operations are left out.
 */
export function joinedDocument(artifacts: readonly Artifact[]): Artifact {
  const documents = artifacts.map(({ content }) => JSON.parse(content) as ServiceDocument);
  const { openapi, info, servers, security } = documents[0]!;
  const paths = Object.fromEntries(documents.flatMap(firstPathsOf));
  const tags = new Map(documents.flatMap((document) => document.tags).map((tag) => [tag.name, tag]));
  const whole = {
    openapi,
    info: { ...info, title: 'Reelsheet', description: DESCRIPTION },
    servers,
    security,
    tags: [...tags.values()],
    paths,
    components: usedComponents(paths, mergedComponents(documents)),
  };
  return { path: JOINED_DOCUMENT, content: asJson(whole) };
}

function firstPathsOf({ paths, servers }: ServiceDocument): [string, object][] {
  return Object.entries(paths).flatMap(([path, item]): [string, object][] => {
    const first = Object.entries(item).filter(([, operation]) => operation['x-alias-of'] === undefined);
    return first.length === 0 ? [] : [[path, { servers, ...Object.fromEntries(first) }]];
  });
}

function mergedComponents(documents: readonly ServiceDocument[]): Record<string, Record<string, unknown>> {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const { components } of documents)
    for (const [kind, named] of Object.entries(components))
      for (const [name, component] of Object.entries(named)) {
        const same = (merged[kind] ??= {});
        if (name in same && JSON.stringify(same[name]) !== JSON.stringify(component))
          throw new Error(`two services have different ${kind} with the name ${name}`);
        same[name] = component;
      }
  return merged;
}

/** Returns the components to which the paths refer, directly or through others. */
function usedComponents(paths: object, all: Readonly<Record<string, JsonRecord>>): Record<string, JsonRecord> {
  const used = new Set<string>();
  const visit = (node: unknown) => {
    for (const [, reference = ''] of JSON.stringify(node).matchAll(/"#\/components\/([^"]+)"/g)) {
      if (used.has(reference)) continue;
      used.add(reference);
      const [kind = '', name = ''] = reference.split('/');
      const component = all[kind]?.[name];
      if (component === undefined) throw new Error(`${COMPONENTS}${reference} is missing`);
      visit(component);
    }
  };
  visit(paths);
  const isUsed = (kind: string, name: string) => kind === 'securitySchemes' || used.has(`${kind}/${name}`);
  return Object.fromEntries(
    Object.entries(all).map(([kind, named]) => [
      kind,
      Object.fromEntries(Object.entries(named).filter(([name]) => isUsed(kind, name))),
    ]),
  );
}
