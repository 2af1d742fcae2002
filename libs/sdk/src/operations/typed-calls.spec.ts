import { expect, it } from '@jest/globals';
import type { Reelsheet } from '../reelsheet.js';

/** Calls that are compiled (`npm test` checks the types of all files) and never sent. */
const CALLS = async (reelsheet: Reelsheet) => {
  const order = { engine_id: 1, cell_id: 2, agent_id: '3' };
  await reelsheet.sheets.cells.generate({ ...order, generation_type: 'text', data: { prompt: 'calm habits' } });
  // @ts-expect-error The field is misspelled.
  await reelsheet.sheets.cells.generate({ ...order, generation_type: 'text', data: { promt: 'calm habits' } });
  await reelsheet.models.list();
  // @ts-expect-error The agent is missing.
  await reelsheet.ideas.list();
  await reelsheet.agent(3).ideas.list();
  for await (const { title } of reelsheet.ideas.list({ agent_id: '3' })) title satisfies string | null;
  const { status } = await reelsheet.renders.create({ agent_id: '3' } as never).wait();
  // @ts-expect-error No render has this status.
  return status === 'ready';
};

it('compiles calls with their fields', () => {
  expect(CALLS).toBeInstanceOf(Function);
});
