import { expect, it } from '@jest/globals';
import { request, type Answer } from '@reelsheet/testing';
import type { Fleet } from './fleet.js';

const SERVICES = ['base_url', 'agent_url', 'core_url', 'upload_url'] as const;

interface Operation {
  readonly service: (typeof SERVICES)[number];
  readonly method: string;
  readonly path: string;
  readonly isPublic: boolean;
  readonly takesBody: boolean;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
const CLIENT_ERRORS = [400, 401, 403, 404, 409, 412, 413, 422];

/** Verifies rules that hold for every route, read from the OpenAPI documents of the services. */
export function everyRoute(fleet: () => Fleet): void {
  it('rejects a caller without credentials, unless the route is declared open', async () => {
    for (const operation of await operations(fleet())) {
      if (operation.isPublic) continue;
      const answer = await send(fleet(), operation, {});
      expect([name(operation), answer.status, answer.body?.error_code]).toEqual([name(operation), 401, 'unauthorized']);
    }
  }, 60_000);

  it.each([
    ['a body that is not JSON', { body: '{"agent": ' }],
    ['a list instead of an object', { body: '[]' }],
    ['a number instead of an object', { body: '7' }],
    ['a wrong type in every field', { body: JSON.stringify(WRONG) }],
    ['a NUL', { body: '{"name": "\\u0000"}' }],
    ['an unpaired surrogate', { body: '{"name": "\\ud800"}' }],
    ['a body of two megabytes', { body: JSON.stringify({ message: 'x'.repeat(2 * 1024 * 1024) }) }],
  ])(
    'answers %s with a client error',
    async (_, { body }) => {
      for (const operation of await operations(fleet())) {
        if (!operation.takesBody || operation.path.includes('revoke_all')) continue;
        await expectRejection(operation, await send(fleet(), operation, { body, key: fleet().file.api_key }));
      }
    },
    120_000,
  );

  it('handles an empty body like an empty object', async () => {
    for (const operation of await operations(fleet())) {
      if (!operation.takesBody || operation.path.includes('revoke_all')) continue;
      const [empty, object] = [
        await send(fleet(), operation, { body: '', key: fleet().file.api_key }),
        await send(fleet(), operation, { body: '{}', key: fleet().file.api_key }),
      ];
      expect([name(operation), empty.status, empty.body?.error]).toEqual([
        name(operation),
        object.status,
        object.body?.error,
      ]);
    }
  }, 120_000);

  it.each([
    ['unknown ids', '999999999'],
    ['malformed ids', 'none'],
    ['ids beyond all integers', '99999999999999999999'],
    ['negative ids', '-1'],
    ['the empty uuid', NOBODY],
    ['encoded slashes', '..%2F..%2Fetc'],
    ['broken percent-encoding', '%E0%A4%A'],
    ['an encoded NUL', '%00'],
  ])(
    'answers %s with a client error',
    async (_, id) => {
      for (const operation of await operations(fleet())) {
        if (!/[{]/.test(operation.path)) continue;
        const answer = await send(fleet(), operation, {
          id,
          body: operation.takesBody ? '{}' : undefined,
          key: fleet().file.api_key,
        });
        await expectRejection(operation, answer);
      }
    },
    120_000,
  );
}

const WRONG = {
  agent: 7,
  agent_id: { a: 1 },
  archived: 'x',
  asset_folder: [],
  blob: 'x',
  cells: 'x',
  columns: {},
  content_resource: [],
  data: 'x',
  digest: 1,
  email: 1,
  generation_type: {},
  ids: 'x',
  job: [],
  language: {},
  layers: 1,
  member: 1,
  message: {},
  name: {},
  organization: [],
  persisted_token: 'x',
  platform: 'nowhere',
  read: 'x',
  role: 'king',
  rows: null,
  since: {},
  spreadsheet: 1,
  spreadsheet_cell: 'x',
  spreadsheet_column: [],
  spreadsheet_row: 'x',
  user_job_id: 'x',
  video_layer: 3,
};

async function expectRejection(operation: Operation, answer: Answer): Promise<void> {
  const seen = { route: name(operation), status: answer.status, body: answer.body };
  if (answer.status < 300 && operation.isPublic) return;
  const body = { error: expect.any(String), error_code: expect.any(String) };
  // The answer to `HEAD` never has a body.
  if (operation.method !== 'HEAD') expect(seen).toMatchObject({ body });
  expect(CLIENT_ERRORS.includes(answer.status) ? [] : [seen]).toEqual([]);
}

const name = ({ service, method, path }: Operation) => `${service} ${method} ${path}`;

let known: Operation[] | undefined;

async function operations(fleet: Fleet): Promise<Operation[]> {
  known ??= (await Promise.all(SERVICES.map((service) => describeService(fleet, service)))).flat();
  return known;
}

async function describeService(fleet: Fleet, service: (typeof SERVICES)[number]): Promise<Operation[]> {
  const { body } = await request('GET', `${new URL(fleet.file[service]).origin}/docs-json`);
  const paths = body.paths as Record<
    string,
    Record<string, { security?: unknown[]; requestBody?: unknown; 'x-phase'?: string }>
  >;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      service,
      method: method.toUpperCase(),
      path,
      isPublic: operation.security?.length === 0,
      takesBody: operation.requestBody !== undefined,
    })),
  );
}

function send(
  fleet: Fleet,
  { service, method, path }: Operation,
  { key, body, id = '1' }: { key?: string; body?: string; id?: string },
): Promise<Answer> {
  const address = `${fleet.file[service]}${path.replace(/\{[^}]+\}/g, id)}`;
  return request(method, address, {
    key,
    body: method === 'GET' ? undefined : body,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
  });
}
