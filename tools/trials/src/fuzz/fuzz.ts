import { readEvents } from '@reelsheet/client';
import { SERVICES } from '@reelsheet/contracts';
import { inParallel } from '@reelsheet/kernel';
import { DocumentedApi } from '@reelsheet/testing/documented-api';
import { ledgerErrorsOf } from '../support/database.js';
import { documentAt, DrawnRequests, operationsOf, type Document, type DrawnRequest } from './drawn-requests.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

/** Operations that are not called because they delete the tenant or revoke its key. */
const EXCLUDED = /revoke_all|sign_out|^DELETE \/(me|organizations\/\{organization_id\}|persisted_tokens\/\{id\})$/;
const AT_ONCE = 4;
/** Attempts per operation with valid requests before invalid ones are drawn. */
const ATTEMPTS = 5;
const MAX_BYTES = 1_000_000;

export const fuzz: Trial = {
  shows:
    'random requests that follow or violate the OpenAPI documents: no server error, every response as documented (R9)',
  async run(trial) {
    const shots = trial.size({ small: 5, full: 200 });
    const fleet = await trial.fleet();
    const found = { own: [] as string[], undescribed: [] as string[], silent: [] as string[] };
    let sent = 0;
    for (const host of SERVICES) {
      const fuzzing = new Fuzzing(trial, await documentAt(fleet.originOf(host)), await newTenant(fleet.file));
      sent += await fuzzing.run(shots, found);
    }
    trial.note(`${sent} requests`);
    trial.none('server errors', found.own);
    trial.none('undocumented responses', found.undescribed);
    trial.none('requests without a response', found.silent);
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

class Fuzzing {
  private readonly requests: DrawnRequests;
  private readonly api: DocumentedApi;

  constructor(
    private readonly trial: TrialRun,
    private readonly document: Document,
    tenant: Tenant,
  ) {
    this.requests = new DrawnRequests(trial, document, tenant);
    this.api = new DocumentedApi(document);
  }

  /** Sends random requests in random order, both determined by the seed. Returns the number of requests. */
  async run(shots: number, found: Readonly<Record<'own' | 'undescribed' | 'silent', string[]>>): Promise<number> {
    const operations = operationsOf(this.document).filter(({ name }) => !EXCLUDED.test(name));
    const stored = operations.filter(({ method }) => method !== 'DELETE');
    await this.requests.createKnownIds(stored, ATTEMPTS);
    const drawn = operations.flatMap((operation) => Array.from({ length: shots }, () => this.requests.draw(operation)));
    await inParallel(this.trial.shuffle(drawn), AT_ONCE, async (request) => {
      const description = `${request.method} ${request.path}${request.query} ${request.body?.slice(0, 300) ?? ''}`;
      try {
        const { status, errors } = await this.send(request);
        if (status >= 500) found.own.push(`${status} ${description}`);
        else if (errors.length > 0) found.undescribed.push(`${status} ${description}: ${errors.join('; ')}`);
      } catch (error) {
        found.silent.push(`${String(error)} ${description}`);
      }
    });
    return drawn.length;
  }

  private async send(request: DrawnRequest): Promise<{ status: number; errors: string[] }> {
    const answer = await this.requests.send(request);
    const { status, headers } = answer;
    const mediaType = (headers.get('content-type') ?? '').split(';')[0]!;
    const { method, path } = request;
    const check = this.api.expect({ method, path, status, mediaType });
    const isLarge = Number(headers.get('content-length')) >= MAX_BYTES;
    const read = isLarge ? undefined : READERS[mediaType];
    if (read) return { status, errors: check(await read(answer)) };
    await answer.body?.cancel();
    return { status, errors: isLarge ? [] : check(undefined).slice(0, 1) };
  }
}

/** Functions that read what is compared with the document: a JSON body, or the first event of a stream. */
const READERS: Readonly<Record<string, (answer: Response) => Promise<unknown>>> = {
  'application/json': (answer) => answer.json(),
  'text/event-stream': (answer) => firstOf(readEvents(answer.body!)),
};

async function firstOf(events: AsyncIterable<unknown>): Promise<unknown> {
  for await (const event of events) return event;
  return undefined;
}
