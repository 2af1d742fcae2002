import { jest } from '@jest/globals';
import { requestContext } from '@reelsheet/platform-telemetry';
import pg from 'pg';

/** Returns the texts of all statements that `work` sends to Postgres in the context of this request, in order. */
export async function statementsOf(requestId: string, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const query = pg.Client.prototype.query as (...sent: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype as any, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: any[]
  ) {
    if (requestContext.getStore()?.requestId === requestId) texts.push(sent[0].text ?? sent[0]);
    return query.apply(this, sent);
  } as any);
  try {
    await requestContext.run({ requestId, address: '' }, work);
  } finally {
    spy.mockRestore();
  }
  return texts;
}
