import { expect, it } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import type { TextUsage } from '@reelsheet/provider-text';
import { reportOf } from './run-report.js';
import type { RunStep } from '../run-steps.js';

const usage = { input: 10, output: 5 };
const calls = [
  { id: 'a', name: 'research_topic', arguments: { topic: 'tea' } },
  { id: 'b', name: 'generate_cells', arguments: { vidsheet_id: 5 } },
];
const at = '2026-11-22T10:00:00.000Z';
const briefed = { role: 'user', content: 'Hello' } as const;
const steps: RunStep[] = [
  { kind: 'briefing', profile: { name: 'Nova', core: null }, messages: [briefed] },
  { kind: 'answer', text: 'Well', toolCalls: calls, plan: [], usage },
  { kind: 'tool', toolCallId: 'a', name: 'research_topic', result: { found: 1 }, note: 'done', usage },
  { kind: 'gate', id: 'g', type: 'generate_cells', summary: 'To generate', cost: toMicro(3), at },
  { kind: 'decision', approved: true, userId: 7, at },
  { kind: 'tool', toolCallId: 'b', name: 'generate_cells', result: { batch_id: 1 }, note: 'done', usage: null },
  { kind: 'answer', text: 'Done', toolCalls: [], plan: [], usage },
];

it('reports input, output and text price of each step', () => {
  const priceOf = (usages: readonly TextUsage[]) => usages.reduce((sum, { input, output }) => sum + input + output, 0);
  const none = { usage: null, cost: 0 };
  const paid = { usage, cost: 15 };
  const [first, second] = calls.map(({ name, arguments: input }) => ({ name, input })) as [object, object];
  expect(reportOf(steps, priceOf)).toEqual([
    { kind: 'briefing', name: null, input: null, output: { messages: [briefed] }, ...none },
    {
      kind: 'answer',
      name: null,
      input: { messages: [briefed] },
      output: { text: 'Well', tool_calls: [first, second] },
      ...paid,
    },
    { kind: 'tool', ...first, output: { found: 1 }, ...paid },
    {
      ...{ kind: 'gate', ...second, ...none },
      output: {
        ...{ id: 'g', summary: 'To generate', cost: 3, accounts: [], media: [] },
        ...{ sha256: null, expires_at: null },
      },
    },
    { kind: 'decision', name: null, input: null, output: { approved: true, user_id: 7, at }, ...none },
    { kind: 'tool', ...second, output: { batch_id: 1 }, ...none },
    {
      kind: 'answer',
      name: null,
      input: {
        messages: [
          { role: 'assistant', content: 'Well', toolCalls: calls },
          { role: 'tool', toolCallId: 'a', content: '{"found":1}' },
          { role: 'tool', toolCallId: 'b', content: '{"batch_id":1}' },
        ],
      },
      output: { text: 'Done', tool_calls: [] },
      ...paid,
    },
  ]);
});
