import { Call, type Answered } from '../calls/call.js';
import { PagedCall } from '../calls/paged-call.js';
import { waitForWork, type WaitRequests, type WorkOptions } from '../calls/waiting.js';
import { WorkCall } from '../calls/work-call.js';
import { OPERATIONS } from '../generated/operations.js';
import type { Things } from '../generated/things.js';
import type { RequestFields } from '../requests/prepared-request.js';
import type { SdkCallOptions } from '../requests/call-options.js';
import type { Sender } from '../requests/sender.js';
import { EventSequence } from '../streams/event-sequence.js';
import type { OperationRow, WaitRule } from './operation-row.js';

type AnyMethod = (fields?: RequestFields, options?: SdkCallOptions) => unknown;

interface Branch {
  [name: string]: Branch | AnyMethod;
}

const AGENT = 'agent_id';

/** Returns the things of the API with their operations. With `agentId`, operations that name an agent mean that one. */
export function buildThings<Known extends string>(sender: Sender, agentId?: number | string): Things<Known> {
  const root: Branch = {};
  for (const [name, row] of Object.entries(OPERATIONS)) {
    const words = name.split('.');
    const verb = words.pop()!;
    const thing = words.reduce((branch, word) => (branch[word] ??= {}) as Branch, root);
    const known = row.ofAgent && agentId !== undefined ? { [AGENT]: agentId } : {};
    thing[verb] = (fields, options) => call(sender, name, row, { ...known, ...fields }, options);
  }
  return root as object as Things<Known>;
}

function call(
  sender: Sender,
  name: string,
  row: OperationRow,
  fields: RequestFields,
  options?: SdkCallOptions,
): unknown {
  if (row.answer === 'events') return streamOf(sender, name, fields, options);
  const send = (own: RequestFields): Promise<Answered<unknown>> =>
    sender.send(name, row, own, options).then((response) => answeredOf(row, response));
  const answered = send(fields);
  if (row.pages) {
    const { pages } = row;
    return new PagedCall(answered, pages, fields[pages.parameter], (position) =>
      send({ ...fields, [pages.parameter]: position }),
    );
  }
  const { waits } = row;
  if (!waits) return new Call(answered);
  return new WorkCall(answered, ({ data }, wait: WorkOptions) =>
    waitForWork(waits, fields, data, waitRequests(sender, waits, options), wait),
  );
}

async function answeredOf({ answer }: OperationRow, response: Response): Promise<Answered<unknown>> {
  if (answer === 'content') return { data: response, response };
  const text = await response.text();
  return { data: text === '' ? undefined : (JSON.parse(text) as unknown), response };
}

function streamOf(
  sender: Sender,
  name: string,
  fields: RequestFields,
  options: SdkCallOptions = {},
): EventSequence<unknown> {
  const connect = (lastEventId: string | undefined, signal: AbortSignal) => {
    const headers = { ...options.headers, ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}) };
    return sender.send(name, OPERATIONS[name]!, fields, { ...options, headers, signal, maxRetries: 0 });
  };
  return new EventSequence(connect, options.signal);
}

function waitRequests(sender: Sender, { by }: WaitRule, options?: SdkCallOptions): WaitRequests {
  const reading = by.replace(/\.watch$/, '.get');
  const read = async (fields: RequestFields, signal: AbortSignal) => {
    const row = OPERATIONS[reading]!;
    const response = await sender.send(reading, row, fieldsOf(row, fields), { ...options, signal });
    return (await answeredOf(row, response)).data;
  };
  const row = OPERATIONS[by]!;
  // A stream that needs more than the response has, such as a token, is replaced by reading.
  if (by === reading || row.needs) return { read };
  const watch = (fields: RequestFields, signal: AbortSignal) =>
    streamOf(sender, by, fieldsOf(row, fields), { ...options, signal });
  return { read, watch };
}

/** Leaves out the fields of the request that started the work and that the reading one does not have. */
function fieldsOf({ at, ofAgent }: OperationRow, fields: RequestFields): RequestFields {
  const isKnown = (name: string) => at.includes(`{${name}}`) || (name === AGENT && ofAgent);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isKnown(name)));
}
