import type { OperationRow, ApiService } from '../operations/operation-row.js';
import { encodedFormOf, formOf, hasFile } from './form-body.js';
import { textOf } from './text-of.js';

export type RequestFields = Readonly<Record<string, unknown>>;

/** A request as it is sent; an attempt adds credentials. */
export interface PreparedRequest {
  readonly service: ApiService;
  readonly method: string;
  /** Path with its query, below the address of the service. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestInit['body'];
}

/** Distributes the fields of a call among path, query and body. */
export function prepare(
  operation: string,
  { at, query, inBoth = [], body }: OperationRow,
  fields: RequestFields,
): PreparedRequest {
  const [method, service, template] = at.split(' ') as [string, ApiService, string];
  const inPath = new Set<string>();
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    const value = fields[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${operation} needs ${name}`);
    return encodeURIComponent(textOf(value));
  });
  const { body: whole, ...flat } = fields;
  const names = Object.keys(body ? flat : fields);
  const isInQuery = (name: string) => !inPath.has(name) && (body ? (query ?? []).includes(name) : true);
  const isInBody = (name: string) => inBoth.includes(name) || (!inPath.has(name) && !isInQuery(name));
  const search = searchOf(names.filter(isInQuery).map((name) => [name, fields[name]]));
  const request = { service, method, path: `${path}${search && `?${search}`}` };
  if (!body) return { ...request, headers: {} };
  if (body === 'bytes') return { ...request, headers: {}, body: whole as RequestInit['body'] };
  const own = Object.fromEntries(names.filter(isInBody).map((name) => [name, fields[name]]));
  return { ...request, ...encoded(body, { ...own, ...(whole as object | undefined) }) };
}

function encoded(kind: 'json' | 'form', fields: RequestFields): Pick<PreparedRequest, 'headers' | 'body'> {
  if (hasFile(fields)) return { headers: {}, body: formOf(fields) };
  if (kind === 'form') return { headers: {}, body: encodedFormOf(fields) };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) };
}

/** A list appears once for each of its items. */
function searchOf(entries: readonly (readonly [string, unknown])[]): string {
  const search = new URLSearchParams();
  for (const [name, value] of entries)
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) search.append(name, textOf(each));
  return search.toString();
}
