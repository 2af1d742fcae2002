import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { bearerToken, isSandboxKey } from '../../server/bearer.js';
import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import { originOf } from '../../server/origin.js';
import type { Vendor } from '../../server/vendor.js';
import { Collection } from '../../store/collection.js';
import { ACTORS, type Input } from './actors.js';
import { feedOf, sitemapOf } from './feeds.js';

interface Run {
  readonly id: string;
  readonly actor: string;
  readonly input: Input;
  readonly max: number;
  readonly startedAt: string;
  readonly endsAt: number;
  /** Number of earlier runs of this actor with this target. */
  readonly visit: number;
}

const STATUSES: Record<VendorErrorKind, number> = {
  unauthorized: 401,
  forbidden: 403,
  invalid: 400,
  not_found: 404,
  refused: 403,
  conflict: 409,
  limited: 429,
  server: 500,
};
const TYPES: Record<VendorErrorKind, string> = {
  unauthorized: 'token-not-valid',
  forbidden: 'insufficient-permissions',
  invalid: 'invalid-input',
  not_found: 'record-not-found',
  refused: 'actor-is-not-rented',
  conflict: 'conflict',
  limited: 'rate-limit-exceeded',
  server: 'internal-error',
};

/** Maximum number of concurrent runs of the account's plan. */
const RUNS_AT_ONCE = 32;

const StartQuery = Type.Object({
  maxItems: Type.Optional(Type.String({ pattern: '^\\d+$' })),
  timeout: Type.Optional(Type.String({ pattern: '^\\d+$' })),
  maxTotalChargeUsd: Type.Optional(Type.String()),
});
const StartBody = Type.Record(Type.String(), Type.Unknown());

interface ActorRoute {
  Params: { actor: string };
  Querystring: { maxItems?: string; limit?: string; offset?: string };
  Body: Input;
}
interface ById {
  Params: { id: string };
  Querystring: { offset?: string; limit?: string };
}

/**
 * Apify's API, version 2, with the actors that scrape three platforms; `@missing…` does not exist, `@failing…` fails,
 * `@growing…` has one more post each time. An account may have 32 runs at once.
 */
export const scraper: Vendor = {
  name: 'scraper',
  renderError({ kind, message, status = STATUSES[kind], code }) {
    return { status, body: { error: { type: code ?? TYPES[kind], message } } };
  },
  routes(app, sandbox) {
    const runs = new Collection<Run>(sandbox.database, 'scraper_runs', 20_000);
    const visits = new Collection<number>(sandbox.database, 'scraper_turns', 20_000);

    app.addHook('preParsing', async (request) => {
      if (request.routeOptions.config.openToAll || isSandboxKey(bearerToken(request))) return;
      throw new VendorError('unauthorized', 'User was not found or authentication token is not valid');
    });

    app.post<ActorRoute>(
      '/v2/acts/:actor/runs',
      { schema: { querystring: StartQuery, body: StartBody } },
      async (request, reply) => {
        const { params, query, body } = request;
        const actor = ACTORS[params.actor];
        if (!actor) throw new VendorError('not_found', 'Actor was not found');
        const now = Date.now();
        expectCapacity(runs, now);
        const target = `${params.actor} ${actor.target(body)}`;
        const visit = visits.get(target) ?? 0;
        visits.put(target, visit + 1);
        const run: Run = {
          id: randomUUID().replaceAll('-', '').slice(0, 17),
          actor: params.actor,
          input: body,
          max: Number(query.maxItems ?? 1_000),
          startedAt: new Date(now).toISOString(),
          endsAt: now + sandbox.settings.processingSeconds * 1_000,
          visit,
        };
        request.call.summary = target.slice(0, 200);
        runs.put(run.id, run);
        return reply.code(201).send({ data: toResponse(run) });
      },
    );
    app.get<ActorRoute>('/v2/acts/:actor/runs', async ({ params, query }) => {
      const { offset = '0', limit = '1000' } = query;
      const items = runs.all().filter(({ actor }) => actor === params.actor);
      const page = items.slice(Number(offset), Number(offset) + Number(limit));
      return { data: { total: items.length, offset: Number(offset), count: page.length, items: page.map(toResponse) } };
    });
    app.get<ById>('/v2/actor-runs/:id', async ({ params }) => ({ data: toResponse(existing(params.id)) }));
    app.get<ById>('/v2/key-value-stores/:id/records/INPUT', async ({ params }) => existing(params.id).input);
    app.get<ById>('/v2/datasets/:id/items', async ({ params, query }) => {
      const run = existing(params.id);
      const { offset = '0', limit = '1000' } = query;
      const found = statusOf(run) === 'SUCCEEDED' ? ACTORS[run.actor]!.find(run) : [];
      return found.slice(0, run.max).slice(Number(offset), Number(offset) + Number(limit));
    });

    webPages(app);

    function existing(id: string): Run {
      const run = runs.get(id);
      if (!run) throw new VendorError('not_found', 'Actor run was not found');
      return run;
    }
  },
};

function expectCapacity(runs: Collection<Run>, now: number): void {
  if (runs.all(RUNS_AT_ONCE).filter(({ endsAt }) => endsAt > now).length < RUNS_AT_ONCE) return;
  throw new VendorError(
    'limited',
    `By launching this job you will exceed your limit of ${RUNS_AT_ONCE} concurrent Actor runs.`,
    'concurrent-runs-limit-exceeded',
    402,
  );
}

function statusOf({ endsAt, actor, input }: Run): string {
  if (Date.now() < endsAt) return 'RUNNING';
  return ACTORS[actor]!.target(input).includes('failing') ? 'FAILED' : 'SUCCEEDED';
}

/** Returns the run in the format of the API. Its dataset and its input have the same id. */
function toResponse(run: Run) {
  const { id, startedAt, actor } = run;
  return {
    id,
    actId: actor,
    status: statusOf(run),
    startedAt,
    defaultDatasetId: id,
    defaultKeyValueStoreId: id,
  };
}

/** Routes for feeds, sitemaps and pages, which are not part of the vendor. */
function webPages(app: FastifyInstance): void {
  const open = { config: { openToAll: true } };
  app.get<ById>('/feeds/:id', open, async (request, reply) =>
    reply.type('application/rss+xml').send(feedOf(request.params.id, originOf(request))),
  );
  app.get<ById>('/sitemaps/:id', open, async (request, reply) =>
    reply.type('application/xml').send(sitemapOf(request.params.id, originOf(request))),
  );
}
