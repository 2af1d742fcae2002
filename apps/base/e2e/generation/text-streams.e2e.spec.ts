import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

describe('the event stream of a text generation', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let sheet: Sheet;

  beforeAll(async () => {
    fixture = await AgentFixture.start({}, { chatPaceSeconds: 0.2 });
    creator = await fixture.base.creator(10_000);
    sheet = await fixture.sheet(creator);
  });
  afterAll(() => fixture?.stop());

  const order = async (): Promise<number> =>
    (await fixture.generate(creator, sheet, 'SCRIPT', 'text', { prompt: 'A long story about the sea' })).body
      .generation_id;
  const read = async (id: number) => (await fixture.base.call('GET', `/generations/${id}`, { key: creator.key })).body;
  const statesOf = async (id: number): Promise<any[]> => {
    const answer = await fetch(`${fixture.base.url}/generations/${id}/events`, {
      headers: { 'X-API-Key': creator.key },
    });
    return (await answer.text())
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice(6)));
  };

  it('contains growing prefixes of the text, and no result before the end', async () => {
    const states = await statesOf(await order());
    const growing = states.filter(({ text_so_far }) => text_so_far !== null);
    const { result } = states.at(-1);
    expect(growing.length).toBeGreaterThan(2);
    for (const { status, text_so_far, result: early } of growing) {
      expect({ status, early }).toEqual({ status: 'processing', early: null });
      expect(result.startsWith(text_so_far)).toBe(true);
    }
    expect(growing.map(({ text_so_far }) => text_so_far.length)).toEqual(
      growing.map(({ text_so_far }) => text_so_far.length).toSorted((one, other) => one - other),
    );
    expect(states.at(-1)).toMatchObject({ status: 'completed', text_so_far: null });
  });

  it('sends a few events per second, not one per word', async () => {
    const startedAt = performance.now();
    const states = await statesOf(await order());
    expect(states.length).toBeLessThan((performance.now() - startedAt) / 200 + 6);
  });

  it('contains no text after a stop', async () => {
    const id = await order();
    const following = statesOf(id);
    while ((await read(id)).status !== 'processing');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await fixture.base.call('POST', `/generations/${id}/stop`, { key: creator.key });
    expect((await following).at(-1)).toMatchObject({ status: 'stopped', result: null, text_so_far: null });
    expect(await read(id)).toMatchObject({ status: 'stopped', result: null, execution_cost: 0 });
  });
});
