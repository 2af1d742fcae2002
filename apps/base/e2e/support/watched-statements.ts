import { jest } from '@jest/globals';
import { requestContext } from '@reelsheet/platform-telemetry';
import pg from 'pg';

export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Id of the request in whose context it was sent. */
  readonly requestId: string | undefined;
}

/**
 * Values of the statements that schedule the comparison of a sheet. They follow a change after its commit, and changes
 * of a sheet within 100 ms share one, so their number depends on the speed of the machine.
 */
const COMPARISON = 'compare_inputs';

/**
 * Returns all statements that this process sends to Postgres until `work` ends, in order, except for those that
 * schedule comparisons of sheets.
 */
export async function sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const statements: SentStatement[] = [];
  const query = pg.Client.prototype.query as (...sent: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype as any, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: any[]
  ) {
    const [text, values] = [sent[0].text ?? sent[0], sent[0].values ?? sent[1]];
    const requestId = requestContext.getStore()?.requestId;
    if (!String(values).includes(COMPARISON))
      statements.push({ text, values: Array.isArray(values) ? values : [], requestId });
    return query.apply(this, sent);
  } as any);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return statements;
}

/** Returns the texts of all statements that `work` sends to Postgres in the context of this request, in order. */
export async function statementsOf(requestId: string, work: () => Promise<unknown>): Promise<string[]> {
  const sent = await sentDuring(() => requestContext.run({ requestId, address: '' }, work));
  return sent.flatMap((statement) => (statement.requestId === requestId ? [statement.text] : []));
}
