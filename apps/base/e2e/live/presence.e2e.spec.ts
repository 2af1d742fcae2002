import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, eventually } from '@reelsheet/testing';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';
import { EventReader } from './event-reader.js';

let fixture: AgentFixture;
let creator: Creator;
let sheet: Sheet;
const readers: EventReader[] = [];

beforeAll(async () => {
  fixture = await AgentFixture.start();
  creator = await fixture.base.creator();
  sheet = await fixture.sheet(creator);
});
afterEach(() => readers.splice(0).forEach((reader) => reader.cut()));
afterAll(() => fixture?.stop());

async function open(query?: string): Promise<EventReader> {
  const reader = await EventReader.open(fixture.base.url, creator.personalId, { key: creator.key, query });
  readers.push(reader);
  return reader;
}

const announce = (body: object, { key } = creator) =>
  fixture.base.call('PUT', `/organizations/${creator.personalId}/presence`, { key, body });

const seen = (reader: EventReader) => reader.changes.map(({ data: { at: _, ...data } }) => data);

describe('presence', () => {
  it('is shown to those who listen, once for each sheet, and to those who come later', async () => {
    const reader = await open('kinds=presence');
    const [client_id, agent_id] = ['tab-1', creator.agentId];
    const nowhere = {
      kind: 'presence.updated',
      agent_id: null,
      user_id: creator.id,
      client_id,
      sheet_id: null,
      cell_id: null,
    };
    const inSheet = { ...nowhere, agent_id, sheet_id: sheet.id };
    expect((await announce({ client_id })).status).toBe(204);
    await eventually(() => expect(seen(reader)).toEqual([nowhere]));
    await announce({ client_id });
    await announce({ client_id, agent_id, sheet_id: sheet.id });
    await eventually(() => expect(seen(reader)).toEqual([nowhere, inSheet]));
    await announce({ client_id, agent_id, sheet_id: sheet.id, cell_id: 7 });
    const inCell = { ...inSheet, cell_id: 7 };
    await eventually(() => expect(seen(reader)).toEqual([nowhere, inSheet, inCell]));
    const later = await open('kinds=presence');
    await eventually(() => expect(seen(later)).toEqual([inCell]));
  });

  it('is rejected for what the organization does not have, and for others', async () => {
    const other = await fixture.base.creator();
    const foreign = await fixture.sheet(other);
    const bodies = [
      { client_id: 'not a name' },
      { client_id: 'tab', sheet_id: sheet.id },
      { client_id: 'tab', cell_id: 7 },
      { client_id: 'tab', agent_id: other.agentId },
      { client_id: 'tab', agent_id: creator.agentId, sheet_id: foreign.id },
    ];
    const answers = [];
    for (const body of bodies) answers.push(await announce(body));
    answers.push(await announce({ client_id: 'tab' }, other));
    expect(answers.map((answer) => errorOf(answer).error_code)).toEqual([
      'validation_error',
      'validation_error',
      'validation_error',
      'agent_not_found',
      'spreadsheet_not_found',
      'not_found',
    ]);
  });
});

it('shows the progress of a generation between its events, without an id', async () => {
  const reader = await open();
  const { lastId } = reader;
  const { body } = await fixture.generate(creator, sheet, 'SCRIPT', 'text', { prompt: 'A calm morning' });
  await fixture.ended(creator, body.generation_id);
  await eventually(() =>
    expect(reader.kinds).toEqual(expect.arrayContaining(['generation.progressed', 'generation.completed'])),
  );
  const passing = reader.changes.find(({ data }) => data.kind === 'generation.progressed')!;
  expect(passing.data).toMatchObject({ agent_id: creator.agentId, generation_id: body.generation_id });
  const completed = reader.changes.find(({ data }) => data.kind === 'generation.completed')!;
  expect(completed.id).toBeGreaterThan(lastId);
});
