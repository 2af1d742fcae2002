import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OPERATIONS } from '../generated/operations.js';
import { createReelsheet } from '../reelsheet.js';
import type { SdkCallOptions } from '../requests/call-options.js';
import { ScriptedApi, sendEvents } from '../testing/scripted-api.js';

interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
}

type Paths = Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const document = JSON.parse(readFileSync(new URL('../../../../docs/api/reelsheet.json', import.meta.url), 'utf8')) as {
  readonly paths: Paths;
};

const documented = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => method in item).map((method) => ({ method, path, ...item[method]! })),
);

let api: ScriptedApi;

beforeAll(async () => {
  api = await ScriptedApi.start();
});
afterAll(() => api.stop());

type AnyMethod = (fields: object, options?: SdkCallOptions) => PromiseLike<unknown> & AsyncIterable<unknown>;

function methodOf(root: object, name: string): AnyMethod {
  return name.split('.').reduce((at: unknown, word) => (at as Record<string, unknown>)[word], root) as AnyMethod;
}

it('has the operations of the documents and no others', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(documented.map(({ operationId }) => operationId).sort());
});

it('sends every operation to its address, with the fields of path, query and body in their positions', async () => {
  const reelsheet = createReelsheet({ url: api.url, key: 'k', addresses: api.addresses });
  for (const { operationId, method, path, parameters = [], requestBody } of documented) {
    const needed = parameters.filter((each) => each.in === 'path' || (each.in === 'query' && each.required));
    const fields = Object.fromEntries(needed.map(({ name }, index) => [name, `${name}-${index}`]));
    const example = requestBody?.content['application/json']?.example ?? {};
    const { answer, inBoth = [] } = OPERATIONS[operationId]!;
    api.script(answer === 'events' ? sendEvents(['id: end\n\n']) : { body: {} });
    const call = methodOf(reelsheet, operationId)({ ...example, ...fields });
    if (answer === 'events') for await (const event of call) throw new Error(JSON.stringify(event));
    else await call;
    const url = new URL(api.requests[0]!.url, api.url);
    const expected = path.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name]));
    expect([operationId, api.requests[0]!.method, url.pathname]).toEqual([
      operationId,
      method.toUpperCase(),
      `/v1${expected}`,
    ]);
    const queried = needed.filter((each) => each.in === 'query').map(({ name }) => [name, fields[name]]);
    expect([operationId, Object.fromEntries(url.searchParams)]).toEqual([operationId, Object.fromEntries(queried)]);
    if (requestBody?.content['application/json']?.example) {
      const shared = Object.fromEntries(inBoth.filter((name) => name in fields).map((name) => [name, fields[name]]));
      expect([operationId, JSON.parse(api.requests[0]!.body)]).toEqual([operationId, { ...example, ...shared }]);
    }
  }
  expect(documented.length).toBeGreaterThan(250);
});
