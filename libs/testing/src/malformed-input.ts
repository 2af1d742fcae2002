import { describe, expect, it } from '@jest/globals';
import { request, type Answer } from './request.js';

/** URL of the running service and headers of an authorized caller. */
export interface Entry {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Requests in which a service reads ids and bodies; `:id` is replaced by a malformed id. Created once the service runs.
 */
export interface Inputs {
  readonly paths: readonly (readonly [method: string, path: string])[];
  /** Paths whose query contains an agent id; a malformed one causes the error of an unknown agent. */
  readonly agents?: readonly string[];
  /** Paths with a query parameter, and the field in the error. */
  readonly queries?: readonly (readonly [path: string, field: string])[];
  readonly bodies?: readonly (readonly [method: string, path: string, body: (id: unknown) => object, field: string])[];
  /** A route that takes a JSON object. */
  readonly json?: readonly [method: string, path: string];
  /** A route that takes an urlencoded form, as all JSON routes do. */
  readonly urlencoded?: readonly [method: string, path: string];
  /** A route that takes a multipart form. */
  readonly form?: readonly [method: string, path: string];
  /** OpenAPI document of the service: routes without a multipart form in it must reject one. */
  readonly document: OpenApi;
  /** Error codes by operation, where invalid input causes another code than `validation_error`. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Form fields that contain JSON text. */
  readonly jsonTexts?: readonly (readonly [
    method: string,
    path: string,
    body: (text: string) => object,
    field: string,
  ])[];
}

interface OpenApi {
  readonly paths: Record<string, object>;
}

interface Operation {
  readonly requestBody?: { readonly content: Record<string, unknown> };
}

const IDS = ['1e9', '1.0', '0x10', ' 12 ', '-1', 'abc', '9007199254740993', '99999999999999999999'];
const NUMBERS = [1.5, 0, -1, 2 ** 53, 1e20, 1e300];
const LEVELS = 100_000;
const NESTED = nested(LEVELS);
/** Percent-encoded, such a form has the maximum length of a body. */
const NESTED_IN_FORMS = nested(LEVELS / 4);
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=B' };
const URLENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };
/** A form that ends too early: a parser that reads it to its end reports an error. */
const ENDLESS_FORM = `--B\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n${'x'.repeat(100_000)}`;
const JSON_TYPE = { 'Content-Type': 'application/json' };

type Send = (method: string, path: string, body?: string | Buffer, headers?: Record<string, string>) => Promise<Answer>;

function nested(levels: number): Record<string, string> {
  return {
    lists: '['.repeat(levels) + ']'.repeat(levels),
    objects: '{"a":'.repeat(levels) + '1' + '}'.repeat(levels),
  };
}

/** Verifies that a service rejects malformed ids and bodies on every route before they reach a table. */
export function verifyMalformedInput(reach: () => Entry, inputs: () => Inputs): void {
  const send: Send = async (method, path, body, headers) => {
    const { url, headers: ours } = reach();
    return request(method, url + path, { body, headers: { ...ours, ...headers } });
  };
  describe('a malformed id', () => verifyIds(send, inputs));
  describe('a deeply nested body', () => verifyDepth(send, inputs));
  describe('a form that is not UTF-8', () => verifyUtf8(send, inputs));
  describe('a multipart form', () => verifyUndeclaredForms(reach, inputs));
}

const refused = (field: string, code = 'validation_error') => ({
  status: 422,
  body: { error_code: code, error: expect.stringContaining(field) },
});

function verifyIds(send: Send, inputs: () => Inputs): void {
  it.each(IDS)('%j in a path is not found', async (id) => {
    for (const [method, path] of inputs().paths) {
      const attempted = path.replace(':id', encodeURIComponent(id));
      expect([attempted, await send(method, attempted)]).toMatchObject([attempted, { status: 404 }]);
    }
  });

  it.each(IDS)('%j in a query is rejected', async (id) => {
    for (const [path, field] of inputs().queries ?? []) {
      const attempted = path.replace(':id', encodeURIComponent(id));
      expect([attempted, await send('GET', attempted)]).toMatchObject([attempted, refused(field)]);
    }
  });

  it.each(IDS)("%j as an agent's id is not found", async (id) => {
    for (const path of inputs().agents ?? []) {
      const attempted = path.replace(':id', encodeURIComponent(id));
      const missing = { status: 422, body: { error_code: 'agent_not_found' } };
      expect([attempted, await send('GET', attempted)]).toMatchObject([attempted, missing]);
    }
  });

  it.each([...IDS, ...NUMBERS])('%j in a body is rejected', async (id) => {
    for (const [method, path, body, field] of inputs().bodies ?? []) {
      const answer = await send(method, path, JSON.stringify(body(id)), JSON_TYPE);
      expect([path, answer]).toMatchObject([path, refused(field)]);
    }
  });
}

function verifyDepth(send: Send, inputs: () => Inputs): void {
  it.each(Object.entries(NESTED))('of nested %s is rejected', async (_, text) => {
    const { json } = inputs();
    if (json) expect(await send(...json, text, JSON_TYPE)).toMatchObject(refused('body must not be nested deeper'));
  });

  it.each(Object.entries(NESTED))('of nested %s within a text is rejected', async (_, text) => {
    for (const [method, path, body, field] of inputs().jsonTexts ?? [])
      expect(await send(method, path, JSON.stringify(body(text)), JSON_TYPE)).toMatchObject(refused(field));
  });

  it('is rejected in the field names of a form', async () => {
    const { urlencoded } = inputs();
    const names = `a${'[b]'.repeat(LEVELS)}=1`;
    if (urlencoded)
      expect(await send(...urlencoded, names, URLENCODED)).toMatchObject(refused('body must not be nested deeper'));
  });

  it.each(Object.entries(NESTED_IN_FORMS))('of nested %s in a field of a form is rejected', async (_, text) => {
    for (const [method, path, body, field] of inputs().jsonTexts ?? []) {
      const pairs = pairsOf(body(text));
      const urlencoded = new URLSearchParams(pairs).toString();
      expect(await send(method, path, urlencoded, URLENCODED)).toMatchObject(refused(field));
    }
  });

  it('is rejected if it has too many parameters', async () => {
    const { urlencoded, queries } = inputs();
    const many = 'a=1&'.repeat(1_001);
    if (urlencoded)
      expect(await send(...urlencoded, many, URLENCODED)).toMatchObject(refused('body must hold at most'));
    if (queries?.[0])
      expect(await send('GET', `${queries[0][0]}&${many}`)).toMatchObject(refused('query must hold at most'));
  });
}

function verifyUtf8(send: Send, inputs: () => Inputs): void {
  it.each([
    ['in a text', 'name="a"', Buffer.from([0x61, 0xff, 0x62])],
    ['though it says so', 'name="a"\r\nContent-Type: text/plain; charset=utf-8', Buffer.from([0xc3])],
    ['but in another charset', 'name="a"\r\nContent-Type: text/plain; charset=latin1', Buffer.from([0xe9])],
    ["in a field's name", Buffer.from([...Buffer.from('name="'), 0xff, 0x22]), Buffer.from('x')],
    ["in a file's name", Buffer.from([...Buffer.from('name="a"; filename="'), 0xff, 0x22]), Buffer.from('x')],
  ])('%s is rejected', async (_, head, value) => {
    const { form } = inputs();
    const parts = ['--B\r\nContent-Disposition: form-data; ', head, '\r\n\r\n', value, '\r\n--B--\r\n'];
    const body = Buffer.concat(parts.map((item) => Buffer.from(item as Buffer)));
    if (form) expect(await send(...form, body, MULTIPART)).toMatchObject(refused('UTF-8'));
  });

  it.each(['a=%FF', '%FF=a', 'a=%C3&b=%A9', 'a=100%', 'a=%ED%A0%80'])('but %s is rejected', async (text) => {
    const { urlencoded, queries } = inputs();
    const reported = 'must be percent-encoded UTF-8';
    if (urlencoded) expect(await send(...urlencoded, text, URLENCODED)).toMatchObject(refused(`body ${reported}`));
    if (queries?.[0]) expect(await send('GET', `${queries[0][0]}&${text}`)).toMatchObject(refused(`query ${reported}`));
  });
}

/**
 * Sends requests without credentials: undeclared forms are rejected before authentication, declared ones are read after
 * it.
 */
function verifyUndeclaredForms(reach: () => Entry, inputs: () => Inputs): void {
  it('is rejected unread on every route that does not document one', async () => {
    const { document, codes } = inputs();
    for (const [name, operation] of operationsIn(document)) {
      const { content } = operation.requestBody!;
      if ('*/*' in content) continue;
      const [method, path] = name.split(' ') as [string, string];
      const answer = await request(method, reach().url + path.replaceAll(/\{.+?\}/g, '1'), {
        body: ENDLESS_FORM,
        headers: MULTIPART,
      });
      const unread = 'multipart/form-data' in content ? { status: 401 } : refused('header Content-Type', codes?.[name]);
      expect([name, answer]).toMatchObject([name, unread]);
    }
  });
}

function operationsIn({ paths }: OpenApi): [name: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([, { requestBody }]) => requestBody !== undefined)
      .map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
  );
}

/** Flattens an object: `{a: {b: 'c'}}` becomes `a[b]=c`. */
function pairsOf(value: unknown, name = ''): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, name === '' ? key : `${name}[${key}]`));
}
