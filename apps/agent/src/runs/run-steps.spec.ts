import { describe, expect, it } from '@jest/globals';
import { RUN } from './run-limits.js';
import { RunError } from './run.errors.js';
import {
  messagesOf,
  nextAction,
  usagesOf,
  type RunAnswer,
  type Briefing,
  type RunStep,
  type ToolResult,
} from './run-steps.js';

const usage = { input: 10, output: 5 };
const briefing: Briefing = {
  kind: 'briefing',
  profile: { name: 'Nova', core: null },
  messages: [{ role: 'user', content: 'Hello' }],
};
const callOf = (id: string) => ({ id, name: 'research_topic', arguments: { topic: 'tea' } });
const answer = (text: string, ...ids: string[]): RunAnswer => ({
  kind: 'answer',
  text,
  toolCalls: ids.map(callOf),
  plan: [],
  usage,
});
const result = (toolCallId: string): ToolResult => ({
  kind: 'tool',
  toolCallId,
  name: 'research_topic',
  result: { topic: 'tea' },
  note: 'done',
  usage: null,
});

describe('nextAction', () => {
  it.each<[string, RunStep[], object]>([
    ['briefs a run that begins', [], { kind: 'brief' }],
    ['asks after the briefing', [briefing], { kind: 'ask', withTools: true }],
    ['uses the tools in their order', [briefing, answer('', 'a', 'b')], { kind: 'use_tool', call: callOf('a') }],
    [
      'uses the second tool after the first',
      [briefing, answer('', 'a', 'b'), result('a')],
      { kind: 'use_tool', call: callOf('b') },
    ],
    ['asks again when all tools were used', [briefing, answer('', 'a'), result('a')], { kind: 'ask', withTools: true }],
    [
      'uses a tool again whose id comes twice',
      [briefing, answer('', 'a'), result('a'), answer('', 'a')],
      { kind: 'use_tool', call: callOf('a') },
    ],
    [
      'concludes with an answer without tools',
      [briefing, answer('', 'a'), result('a'), answer('Done')],
      { kind: 'conclude', text: 'Done' },
    ],
  ])('%s', (_, steps, action) => {
    expect(nextAction(steps)).toEqual(action);
  });

  it('asks for the last answer without tools and then stops', () => {
    const rounds = Array.from({ length: RUN.maxSteps / 2 }, (_, round) => [
      answer('', String(round)),
      result(String(round)),
    ]).flat();
    expect(nextAction([briefing, ...rounds.slice(0, -1)])).toMatchObject({ kind: 'use_tool' });
    expect(nextAction([briefing, answer('', 'x', 'y'), result('x'), result('y'), ...rounds.slice(0, -4)])).toEqual({
      kind: 'ask',
      withTools: false,
    });
    expect(() => nextAction([briefing, ...rounds])).toThrow(RunError);
  });
});

describe('stored steps', () => {
  const steps = [briefing, answer('', 'a'), result('a'), answer('Done')];

  it('become the conversation that the model reads', () => {
    expect(messagesOf(steps)).toEqual([
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: '', toolCalls: [callOf('a')] },
      { role: 'tool', toolCallId: 'a', content: '{"topic":"tea"}' },
      { role: 'assistant', content: 'Done', toolCalls: [] },
    ]);
  });

  it('are charged for the tokens that they used', () => {
    expect(usagesOf(steps)).toEqual([usage, usage]);
  });
});
