import type { DescribedOperation } from './described-operation.js';

/** Describes how the pages of a list follow each other. */
export interface Paging {
  /** `page` counts pages; `cursor` takes where the last page ended. */
  readonly by: 'page' | 'cursor';
  /** Name of the query parameter. */
  readonly parameter: string;
  /** The first page, or the cursor of the beginning; without it the first request has no cursor. */
  readonly start?: number;
  /** Name of the query parameter for the number of items. */
  readonly size?: string;
  /** The next cursor in a response, absent or null at the end. Lists without it end with a page that has no items. */
  readonly next?: { readonly in: 'body' | 'header'; readonly name: string };
}

type QueryParameter = NonNullable<DescribedOperation['parameters']>[number];

const EVENTS = 'text/event-stream';
/** Lists that have their cursor in a header, by the parameter. */
const NEXT_HEADERS: Readonly<Record<string, string>> = { cursor: 'X-Next-Cursor', rows_after: 'X-Next-Rows-After' };
const SIZES = ['page_size', 'limit', 'rows_limit'];
/** Methods that have the same effect however often they are sent. */
const REPEATABLE = ['get', 'put', 'delete'];

/**
 * Describes an operation for clients that are made of the document: its thing and verb, pages, and effects. A route
 * that has no name of its own gets no such description, which the generators reject.
 */
export function describeForSdk(method: string, operation: DescribedOperation): void {
  const { operationId: name = '', 'x-scope': scope = [], 'x-waits': waits } = operation;
  const paging = pagingOf(operation);
  if (paging) operation['x-paging'] = paging;
  if (!name.includes('.')) return;
  operation['x-sdk'] = {
    thing: name.slice(0, name.lastIndexOf('.')),
    verb: name.slice(name.lastIndexOf('.') + 1),
    ...(paging ? { pages: paging.by } : {}),
    ...(streams(operation) ? { streams: true } : {}),
    ...(waits ? { waits: waits.by } : {}),
    ...(waits?.with ? { waits_with: waits.with } : {}),
    repeats: repeatsOf(method, operation),
    spends: scope.includes('spend'),
    publishes: scope.includes('publish'),
    scope,
  };
  delete operation['x-waits'];
  delete operation['x-repeatable'];
}

function pagingOf({ parameters = [], responses }: DescribedOperation): Paging | undefined {
  const named = (name: string) => parameters.find((parameter) => parameter.in === 'query' && parameter.name === name);
  const size = SIZES.find((name) => named(name));
  const page = named('page');
  if (page) return { by: 'page', parameter: 'page', start: startOf(page), ...(size ? { size } : {}) };
  const cursor = named('rows_after') ?? named('cursor');
  if (!cursor) return undefined;
  const header = NEXT_HEADERS[cursor.name] ?? '';
  const hasHeader = Object.values(responses).some((response) => 'headers' in response && header in response.headers!);
  const field = cursor.name === 'rows_after' ? 'next_rows_after' : 'next_cursor';
  return {
    by: 'cursor',
    parameter: cursor.name,
    ...(cursor.name === 'rows_after' ? { start: startOf(cursor) } : {}),
    ...(size ? { size } : {}),
    next: hasHeader ? { in: 'header', name: header } : { in: 'body', name: field },
  };
}

const startOf = ({ schema }: QueryParameter) => schema?.minimum ?? 0;

const streams = ({ responses }: DescribedOperation) =>
  Object.values(responses).some((response) => 'content' in response && EVENTS in response.content!);

/** Returns when a request may be sent again after its response was lost: always, with its key, or after reading. */
function repeatsOf(
  method: string,
  { parameters = [], 'x-repeatable': repeatable }: DescribedOperation,
): 'safely' | 'with_key' | 'after_reading' {
  if (repeatable || REPEATABLE.includes(method)) return 'safely';
  return parameters.some(({ name }) => name === 'Idempotency-Key') ? 'with_key' : 'after_reading';
}
