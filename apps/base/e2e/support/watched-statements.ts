import { jest } from '@jest/globals';
import { requestContext } from '@reelsheet/platform-telemetry';
import pg from 'pg';
import { compareInputs } from '../../src/production/nodes/compare-inputs.js';

export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Id of the request in whose context it was sent. */
  readonly requestId: string | undefined;
}

/**
 * Returns all statements that this process sends to Postgres until `work` ends, in order, except for those that
 * schedule comparisons of sheets. These follow a change after its commit, and changes of a sheet within 100 ms share
 * one, so their number depends on the speed of the machine.
 */
export async function sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const statements: SentStatement[] = [];
  const query = pg.Client.prototype.query as (...sent: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype as any, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: any[]
  ) {
    const [text, given] = [sent[0].text ?? sent[0], sent[0].values ?? sent[1]];
    const values: readonly unknown[] = Array.isArray(given) ? given : [];
    const requestId = requestContext.getStore()?.requestId;
    if (!values.includes(compareInputs.name)) statements.push({ text, values, requestId });
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
