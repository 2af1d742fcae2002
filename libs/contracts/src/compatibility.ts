/** Words for people: they may change without changing the message. */
const ANNOTATIONS = new Set(['description', 'title', 'examples']);

/** The properties of a snapshot that are schemas. */
const PARTS = ['request', 'reply', 'payload'] as const;

export type Snapshot = { readonly subject: string } & Readonly<Partial<Record<(typeof PARTS)[number], unknown>>>;

type SchemaNode = Readonly<Record<string, unknown>>;

/**
 * Returns the changes that make `now` incompatible with `before`, one sentence each; empty if it is
 * unchanged or has only additional optional fields, and in requests additional alternatives: a service that does not
 * know an alternative rejects it, so it is upgraded before those that send it.
 */
export function breakingChanges(before: Snapshot, now: Snapshot | undefined): string[] {
  if (!now) return [`${before.subject} is gone`];
  const changes = PARTS.flatMap((part) => schemaChanges(before[part], now[part], `${before.subject} ${part}`));
  return changes.map((change) => `${change}: leave this version as it is and make the next one beside it`);
}

function schemaChanges(before: unknown, now: unknown, path: string): string[] {
  if (!isNode(before) || !isNode(now))
    return before === now ? [] : [`${path} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`];
  const keywords = keysOf(before, now).filter((keyword) => !ANNOTATIONS.has(keyword));
  return keywords.flatMap((keyword) => {
    if (keyword === 'required') return requiredChanges(before, now, path);
    if (keyword === 'properties') return propertyChanges(before, now, path);
    if (keyword === 'anyOf' && isRequest(path)) return alternativeChanges(before, now, path);
    return schemaChanges(before[keyword], now[keyword], `${path}.${keyword}`);
  });
}

/** A new property is compatible here; `required` decides if it is required. */
function propertyChanges(before: SchemaNode, now: SchemaNode, path: string): string[] {
  const [old, current] = [asNode(before['properties']), asNode(now['properties'])];
  return Object.keys(old).flatMap((name) =>
    name in current ? schemaChanges(old[name], current[name], `${path}.${name}`) : [`${path}.${name} is gone`],
  );
}

/** A new alternative at the end is compatible. */
function alternativeChanges(before: SchemaNode, now: SchemaNode, path: string): string[] {
  const [old, current] = [before['anyOf'], now['anyOf']];
  if (!Array.isArray(old) || !Array.isArray(current)) return schemaChanges(old, current, `${path}.anyOf`);
  return schemaChanges(old, current.slice(0, old.length), `${path}.anyOf`);
}

function requiredChanges(before: SchemaNode, now: SchemaNode, path: string): string[] {
  const [old, current] = [namesIn(before), namesIn(now)];
  return [
    ...[...old.difference(current)].map((name) => `${path}.${name} is no longer required`),
    ...[...current.difference(old)].map((name) => `${path}.${name} is required now`),
  ];
}

const isRequest = (path: string) => / request\b/.test(path);
const isNode = (value: unknown): value is SchemaNode => typeof value === 'object' && value !== null;
const asNode = (value: unknown): SchemaNode => (isNode(value) ? value : {});
const keysOf = (...nodes: SchemaNode[]) => [...new Set(nodes.flatMap((node) => Object.keys(node)))];
const namesIn = ({ required }: SchemaNode) => new Set(Array.isArray(required) ? (required as string[]) : []);
