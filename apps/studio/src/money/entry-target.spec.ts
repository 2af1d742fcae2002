import { expect, it } from '@jest/globals';
import { targetOfEntry } from './entry-target.js';

it.each([
  [
    { reference: 'generation:7', agent_id: 3, sheet_id: 4 },
    { page: 'sheet', agent: '3', sheet: '4' },
  ],
  [
    { reference: 'monitoring_scrape:7', agent_id: 3, sheet_id: null },
    { page: 'agent', agent: '3' },
  ],
  [
    { reference: 'run:159acd23-f83e', agent_id: null, sheet_id: null },
    { page: 'run', run: '159acd23-f83e' },
  ],
  [{ reference: 'grant:first', agent_id: null, sheet_id: null }, undefined],
])('%j leads to %j', (entry, target) => {
  expect(targetOfEntry(entry)).toEqual(target);
});
