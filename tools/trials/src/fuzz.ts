import { SERVICES } from '@reelsheet/contracts';
import { inParallel } from '@reelsheet/kernel';
import { DocumentedApi, type ApiDocument } from '@reelsheet/testing/documented-api';
import { faultsOfLedger } from './database.js';
import { DrawnValues, type Schema } from './drawn-value.js';
import { newTenant, type Tenant } from './tenant.js';
import type { Trial, TrialRun } from './trial.js';

/** What would leave the tenant without its key, or end it. */
const LEFT_OUT = /revoke_all|sign_out|^delete \/(me|organizations\/\{organization_id\}|persisted_tokens\/\{id\})$/;
const AT_ONCE = 4;
const ANSWERS_WITHIN_MS = 30_000;
const MOST_BYTES = 1_000_000;
/** Node refuses longer lines before anything of ours sees them. */
const LONGEST_IN_ADDRESS = 2_000;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

interface Document extends ApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** One request, told again where it was answered wrongly. */
interface Shot {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string | undefined;
}

export const fuzz: Trial = {
  shows: 'requests drawn by the OpenAPI descriptions and beside them: no fault of ours, every answer as described (R9)',
  async run(trial) {
    const shots = trial.size({ small: 5, full: 200 });
    const fleet = await trial.fleet();
    const faults = { own: [] as string[], undescribed: [] as string[], silent: [] as string[] };
    let sent = 0;
    for (const host of SERVICES) {
      const origin = new URL(fleet.file[`${host}_url`]).origin;
      const document = (await (await fetch(`${origin}/docs-json`)).json()) as Document;
      const fuzzing = new Fuzzing(trial, document, await newTenant(fleet.file));
      sent += await fuzzing.run(shots, faults);
    }
    trial.note(`${sent} requests`);
    trial.none('answers with a fault of ours', faults.own);
    trial.none('answers that are not described', faults.undescribed);
    trial.none('requests without an answer', faults.silent);
    trial.none('faults of the ledger', await faultsOfLedger(fleet));
  },
};

class Fuzzing {
  private readonly values: DrawnValues;
  private readonly api: DocumentedApi;
  private readonly address: string;

  constructor(
    private readonly trial: TrialRun,
    private readonly document: Document,
    private readonly tenant: Tenant,
  ) {
    this.values = new DrawnValues(
      { random: trial.random, pick: (values) => trial.pick(values) },
      document.components.schemas,
      knownOf(tenant),
    );
    this.api = new DocumentedApi(document);
    this.address = document.servers[0]!.url;
  }

  /** The same requests for the same seed, though not in the same order. Gives how many there were. */
  async run(shots: number, faults: Readonly<Record<'own' | 'undescribed' | 'silent', string[]>>): Promise<number> {
    const drawn = this.operations().flatMap(([method, path, operation]) =>
      Array.from({ length: shots }, () => this.draw(method, path, operation)),
    );
    await inParallel(this.trial.shuffle(drawn), AT_ONCE, async (shot) => {
      const told = `${shot.method} ${shot.path}${shot.query} ${shot.body?.slice(0, 300) ?? ''}`;
      try {
        const { status, problems } = await this.send(shot);
        if (status >= 500) faults.own.push(`${status} ${told}`);
        else if (problems.length > 0) faults.undescribed.push(`${status} ${told}: ${problems.join('; ')}`);
      } catch (error) {
        faults.silent.push(`${String(error)} ${told}`);
      }
    });
    return drawn.length;
  }

  private operations(): (readonly [method: string, path: string, operation: Operation])[] {
    return Object.entries(this.document.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Operation>)
        .filter(([method]) => !LEFT_OUT.test(`${method} ${path}`))
        .map(([method, operation]) => [method, path, operation] as const),
    );
  }

  private draw(method: string, path: string, { parameters = [], requestBody }: Operation): Shot {
    const valueOf = ({ name, schema = {} }: Parameter) =>
      textOf(this.values.draw(schema, name)).slice(0, LONGEST_IN_ADDRESS);
    const parts = parameters.filter((parameter) => parameter.in === 'path');
    const filled = parts.reduce(
      (text, part) => text.replace(`{${part.name}}`, encodeURIComponent(valueOf(part)) || '0'),
      path,
    );
    const asked = parameters.filter(
      (parameter) => parameter.in === 'query' && this.trial.random() < (parameter.required ? 0.95 : 0.4),
    );
    const query = new URLSearchParams(
      Object.fromEntries(asked.map((parameter) => [parameter.name, valueOf(parameter)])),
    );
    const schema = requestBody?.content['application/json']?.schema;
    const body = schema && JSON.stringify(this.values.draw(schema));
    return { method: method.toUpperCase(), path: filled, query: query.size > 0 ? `?${query}` : '', body };
  }

  private async send({ method, path, query, body }: Shot): Promise<{ status: number; problems: string[] }> {
    const answer = await fetch(`${this.address}${path}${query}`, {
      method,
      headers: { 'x-api-key': this.tenant.key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    const mediaType = (answer.headers.get('content-type') ?? '').split(';')[0]!;
    const check = this.api.expect({ method, path, status: answer.status, mediaType });
    const isData = mediaType === 'application/json' && Number(answer.headers.get('content-length')) < MOST_BYTES;
    if (isData) return { status: answer.status, problems: check(await answer.json()) };
    await answer.body?.cancel();
    return { status: answer.status, problems: mediaType === 'application/json' ? [] : check(undefined).slice(0, 1) };
  }
}

/** What the tenant has, so that requests come past the door. */
function knownOf({ agentId, agentUuid, organizationId, sheetId, cellIds }: Tenant): Record<string, readonly unknown[]> {
  const agents = [agentId, agentUuid];
  return {
    agent_id: agents,
    organization_id: [organizationId],
    id: [sheetId, agentId, cellIds[0]!, 1],
    engine_id: [sheetId],
    cell_id: cellIds,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
