import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { ReactionBook, REACTIONS, type Reactions } from '../network/reactions.js';
import { FAULT_KINDS } from './faults.js';
import { originOf } from './origin.js';
import type { Vendor, SandboxContext } from './vendor.js';

const LogQuery = Type.Object(
  {
    vendor: Type.Optional(Type.String()),
    method: Type.Optional(Type.String()),
    path: Type.Optional(Type.String()),
    idempotency_key: Type.Optional(Type.String()),
    replay: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
    after: Type.Optional(Type.String({ pattern: '^\\d+$' })),
  },
  { additionalProperties: false },
);

const Count = Type.Optional(Type.Integer({ minimum: 0 }));

/** Routes with which tests and people configure and observe the simulated vendors. */
export function controlRoutes(
  vendors: readonly Vendor[],
  sandbox: SandboxContext,
): (app: FastifyInstance) => Promise<void> {
  const names = vendors.map((vendor) => vendor.name);
  const NewFault = Type.Object(
    {
      vendor: Type.Enum(names),
      kind: Type.Enum([...FAULT_KINDS]),
      times: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
      value: Type.Integer({ minimum: 0, maximum: 600_000, default: 1_000 }),
      path: Type.Optional(Type.String({ minLength: 1 })),
      every: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    },
    { additionalProperties: false },
  );
  const NewReactions = Type.Object(
    {
      vendor: Type.Enum(vendors.filter((vendor) => 'posts' in vendor).map((vendor) => vendor.name)),
      post: Type.String({ minLength: 1 }),
      ...(Object.fromEntries(REACTIONS.map((name) => [name, Count])) as Record<keyof Reactions, typeof Count>),
    },
    { additionalProperties: false },
  );

  return async (app) => {
    app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      const status = (error.statusCode ?? 500) < 500 ? 422 : 500;
      return reply
        .code(status)
        .send({ error: error.message, error_code: status === 422 ? 'validation_error' : 'internal_error' });
    });

    app.post<{ Body: Static<typeof NewFault> }>('/faults', { schema: { body: NewFault } }, async (request, reply) => {
      sandbox.faults.add(request.body);
      return reply.code(201).send(request.body);
    });
    app.get('/faults', async () => sandbox.faults.list());
    app.delete('/faults', async (_request, reply) => {
      sandbox.faults.clear();
      return reply.code(204).send();
    });

    const knownVendor = { vendor: Type.Optional(Type.Enum(names)) };
    const querystring = Type.Object({ ...LogQuery.properties, ...knownVendor }, { additionalProperties: false });
    app.get<{ Querystring: Static<typeof LogQuery> }>('/log', { schema: { querystring } }, async (request) => {
      const { replay, after, method, ...rest } = request.query;
      return sandbox.calls.find({
        ...rest,
        method: method?.toUpperCase(),
        replay: replay && replay === 'true',
        after: after === undefined ? undefined : Number(after),
      });
    });
    app.get('/posts', async (request) =>
      vendors.flatMap((vendor) =>
        (vendor.posts?.(sandbox, originOf(request)) ?? []).map(({ id, url, title, caption, createdAt, audience }) => ({
          vendor: vendor.name,
          id,
          url,
          title,
          caption,
          audience: audience ?? null,
          created_at: createdAt,
        })),
      ),
    );
    app.post<{ Body: Static<typeof NewReactions> }>(
      '/reactions',
      { schema: { body: NewReactions } },
      async ({ body: { vendor, post, ...reactions } }, reply) =>
        reply.code(201).send(new ReactionBook(sandbox.database, vendor).add(post, reactions)),
    );
    app.get('/health/live', async () => ({ status: 'ok' }));
  };
}
