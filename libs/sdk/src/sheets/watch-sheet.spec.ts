import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createReelsheet } from '../reelsheet.js';
import { ScriptedApi, sendEvents } from '../testing/scripted-api.js';
import { watchSheet } from './watch-sheet.js';

let api: ScriptedApi;

beforeAll(async () => {
  api = await ScriptedApi.start();
});
afterAll(() => api.stop());

const changed = (sheet_id: number, sheet_version: number) =>
  `id: ${sheet_version}\ndata: ${JSON.stringify({ kind: 'cell.updated', sheet_id, sheet_version })}\n\n`;
const page = (version: number, next_cursor: string | null = null) => ({
  body: { version, next_cursor, changes: [{ id: version }] },
});

it('yields what has changed since a version, and reads nothing for other sheets and known versions', async () => {
  const reelsheet = createReelsheet({ url: api.url, key: 'k' });
  const ready = `id: 1\nevent: ready\ndata: {"kind":"ready"}\n\n`;
  const events = [ready, changed(8, 90), changed(9, 22), changed(9, 23)];
  api.script(sendEvents(events, true), page(21, 'c'), page(22), page(23));
  const versions: number[] = [];
  for await (const { version } of watchSheet(reelsheet, { id: 9, agent_id: 3, organization_id: 1, since: 20 })) {
    versions.push(version);
    if (version === 23) break;
  }
  expect(versions).toEqual([21, 22, 23]);
  expect(api.requests.slice(1).map(({ url }) => new URL(url, api.url).searchParams.toString())).toEqual([
    'agent_id=3&since=20',
    'agent_id=3&since=20&cursor=c',
    'agent_id=3&since=22',
  ]);
});
