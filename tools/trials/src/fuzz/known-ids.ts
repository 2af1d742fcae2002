import type { Tenant } from '../support/tenant.js';

const MAX_OF_A_KIND = 20;
/** Valid values of fields whose schema does not state all requirements. */
const EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  generation_type: ['text'],
  data: [{ prompt: 'A morning', platform: 'shortvideo', target: 'somebody' }],
  input: [JSON.stringify({ tracks: [{ clips: [{ type: 'text', text: 'A morning', start: 0, duration: 1 }] }] })],
  checksum: ['1B2M2Y8AsgTpgAmY7PhCfg=='],
  content_type: ['image/png', 'video/mp4'],
  platform: ['microblog', 'shortvideo'],
  timezone: ['Europe/Berlin'],
  time: ['09:30'],
  time_of_day: ['09:30'],
  max_credits: [5],
  country: ['de'],
  language: ['en'],
  gender: ['female'],
  api_key: ['sandbox-my-own-key-1234'],
};
const IDENTIFYING = /^(id|uuid|slug|token)$|_id$/;
const PARAMETER = /{\w+}/g;

type Fields = Readonly<Record<string, unknown>>;

/** Existing ids, with which requests pass validation: at first those of a tenant, later also those in responses. */
export class KnownIds {
  /**
   * Values by the name of their field, such as `watchlist_id`, or by collection and field, such as
   * `/agents/{}/watchlists.id`.
   */
  private readonly values = new Map<string, unknown[]>();
  private readonly given: Readonly<Record<string, readonly unknown[]>>;

  constructor({ agentId, agentUuid, organizationId, sheetId, cellIds }: Tenant) {
    this.given = {
      ...EXAMPLES,
      agent_id: [agentId, agentUuid],
      organization_id: [organizationId],
      engine_id: [sheetId],
      '/autocontentengine.id': [sheetId],
      '/vidsheet.id': [sheetId],
      cell_id: cellIds,
    };
  }

  /** Returns the known values of a field of a body or query. */
  named(field: string): readonly unknown[] | undefined {
    return this.given[field] ?? this.values.get(field);
  }

  /** Returns the known values of a path parameter that follows the given beginning of a path. */
  behind(beginning: string, parameter: string): readonly unknown[] | undefined {
    const collection = collectionOf(beginning);
    const names = [`${collection}.${parameter}`, `${collection}.id`, idFieldOf(collection), parameter];
    const givenAt = names.find((name) => name in this.given);
    return givenAt ? this.given[givenAt] : names.map((name) => this.values.get(name)).find(Boolean);
  }

  /** Stores the ids in the response to a request; `path` is the path in the description. */
  learn(path: string, answer: unknown): void {
    const collection = collectionOf(path);
    for (const record of recordsIn(answer))
      for (const [field, value] of Object.entries(record))
        if (IDENTIFYING.test(field) && value !== null) this.remember(collection, field, value);
  }

  private remember(collection: string, field: string, value: unknown): void {
    const name = field === 'id' ? idFieldOf(collection) : field;
    for (const key of [`${collection}.${field}`, name]) {
      const known = this.values.get(key) ?? [];
      if (!known.includes(value)) this.values.set(key, [value, ...known].slice(0, MAX_OF_A_KIND));
    }
  }
}

/** Replaces parameters by `{}` and removes a trailing slash or parameter. */
const collectionOf = (path: string) => path.replaceAll(PARAMETER, '{}').replace(/\/({})?$/, '');

/**
 * Returns the name of the field that refers to an item of a collection: `recurring_job_id` for
 * `/agents/{}/recurring-jobs`.
 */
function idFieldOf(collection: string): string {
  const last = collection.split('/').at(-1)!.replaceAll('-', '_');
  return `${last.replace(/s$/, '')}_id`;
}

/** Returns the records in a response, which is one record, a list of records, or an object with either in a field. */
function recordsIn(answer: unknown): Fields[] {
  const direct = objectsIn(answer);
  const isNamed = direct.length === 1 && !('id' in direct[0]!) && !Array.isArray(answer);
  return isNamed ? [...direct, ...Object.values(direct[0]!).flatMap(objectsIn)] : direct;
}

const objectsIn = (value: unknown): Fields[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is Fields => typeof each === 'object' && each !== null && !Array.isArray(each),
  );
