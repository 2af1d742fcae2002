import { describe, expect, it } from '@jest/globals';
import { MAX_IDEAS_AN_ACTION, type IdeaToConvert } from '@reelsheet/contracts';
import { FixedClock } from '@reelsheet/kernel';
import { validatorOf } from '@reelsheet/kernel/schema';
import type { RpcClient } from '@reelsheet/platform-messaging';
import type { IdeaProducer } from '../../ideas/production/idea-producer.js';
import { MAX_IDEA_BYTES } from './base-tool-limits.js';
import { BASE_TOOL_ROWS } from './base-tools.js';
import { ProduceIdeasTool } from './produce-ideas.tool.js';
import type { ToolContext } from './run-tool.js';

const GATE = { id: 'a-gate', sha256: 'ab', summary: 'To make', cost: 7, expires_at: 'later', accounts: [], media: [] };
const idea = (id: number, title = `Title ${id}`): IdeaToConvert => ({
  ...{ id, title, hook: 'Stop', description: 'About rye', video_type: 'story', ingredients: {} },
});
const INPUT = { idea_ids: [2, 1], vidsheet_id: 5, through: 'render', max_credits: 9 };

function toolWith(...accepted: IdeaToConvert[]) {
  const sent: any[] = [];
  const request = async (_: unknown, order: object) => {
    sent.push(order);
    return 'gated' in order ? { state: 'open', gate: GATE } : { result: { batch_id: 3 } };
  };
  const ideas = {
    producible: async (_: number, limit: number) => accepted.slice(0, limit).map(({ id }) => id),
    acceptedTexts: async (_: number, ids: readonly number[]) =>
      ids.flatMap((id) => accepted.find((each) => each.id === id) ?? []),
  };
  const row = BASE_TOOL_ROWS.find(({ kind }) => kind === 'produce_ideas')!;
  const clock = new FixedClock(new Date('2026-01-01T00:00:00Z'));
  const tool = new ProduceIdeasTool(row, { request } as unknown as RpcClient, clock, ideas as unknown as IdeaProducer);
  return { sent, tool };
}
const context = (more: Partial<ToolContext> = {}) =>
  ({
    ...{ agentId: 1, userId: 2, idempotencyKey: 'run:a:3', signal: new AbortController().signal },
    ...more,
  }) as ToolContext;

describe('the tool that makes videos of ideas', () => {
  it.each<[object, boolean]>([
    [INPUT, true],
    [{ through: 'post', max_credits: 9, template: 'default', count: 3 }, true],
    [{ ...INPUT, ideas: [idea(1)] }, false],
    [{ ...INPUT, idea_ids: [] }, false],
    [{ ...INPUT, idea_ids: [1, 1] }, false],
    [{ ...INPUT, idea_ids: Array.from({ length: MAX_IDEAS_AN_ACTION + 1 }, (_, index) => index + 1) }, false],
    [{ ...INPUT, count: 0 }, false],
    [{ idea_ids: [1], vidsheet_id: 5, through: 'render' }, false],
    [{ ...INPUT, max_credits: 0 }, false],
    [{ ...INPUT, through: 'cells' }, false],
  ])('takes a choice of ideas from the model, never their texts: %j', (input, isValid) => {
    const { tool } = toolWith();
    expect(validatorOf(tool.definition.parameters)(input)).toBe(isValid);
  });

  it('lets people approve the texts of the chosen ideas', async () => {
    const { sent, tool } = toolWith(idea(1), idea(2));
    const parameters = { vidsheet_id: 5, through: 'render', max_credits: 9, ideas: [idea(2), idea(1)] };
    expect(await tool.gate(INPUT, context())).toMatchObject({ summary: 'To make', parameters });
    expect(sent).toMatchObject([{ action: { kind: 'produce_ideas', ...parameters }, gated: true }]);
    const { idea_ids: _, ...others } = INPUT;
    expect(await tool.gate({ ...others, count: 1 }, context())).toMatchObject({ parameters: { ideas: [idea(1)] } });
  });

  it.each<[string, object, RegExp]>([
    ['that are not accepted', INPUT, /accepted ideas of the agent, not 2/],
    ['with too much text', { ...INPUT, idea_ids: [3] }, /too much text/],
    ['that nobody chose', { through: 'render', max_credits: 9 }, /idea_ids is required|is required unless/],
    ['that were chosen twice', { ...INPUT, count: 1 }, /is required unless/],
  ])('asks nobody for ideas %s', async (_, input, message) => {
    const { sent, tool } = toolWith(idea(1), idea(3, 'x'.repeat(MAX_IDEA_BYTES)));
    await expect(tool.gate(input as never, context())).rejects.toThrow(message);
    expect(sent).toEqual([]);
  });

  it('asks nobody if there are no accepted ideas', async () => {
    const { sent, tool } = toolWith();
    const input = { through: 'render', max_credits: 9, count: 2 };
    await expect(tool.gate(input, context())).rejects.toThrow(/no accepted ideas/);
    expect(sent).toEqual([]);
  });

  it('performs with the present texts of the approved ideas, so that base rejects others than these', async () => {
    const { sent, tool } = toolWith(idea(1), idea(2, 'Changed'), idea(4));
    const approval = { gateId: 'a-gate', parameters: { ideas: [idea(2), idea(3)] } };
    const { idea_ids: _, ...others } = INPUT;
    const { commit } = await tool.prepare({ ...others, count: 2 }, context({ approval }));
    expect((await commit()).result).toEqual({ batch_id: 3 });
    expect(sent).toMatchObject([{ gate_id: 'a-gate', action: { ideas: [idea(2, 'Changed')] } }]);
  });
});
