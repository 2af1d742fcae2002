import { expect, it } from '@jest/globals';
import type { RunStepView } from '@reelsheet/client';
import { shownSteps, stepTitle } from './step-titles.js';

const step = (kind: RunStepView['kind'], more: Partial<RunStepView> = {}): RunStepView => ({
  number: 1,
  kind,
  name: null,
  input: null,
  output: {},
  usage: null,
  cost: 0,
  ...more,
});

it.each([
  [step('briefing'), 'Read what it stands for'],
  [step('answer', { output: { text: 'I look at trends first' } }), 'I look at trends first'],
  [step('answer', { output: { text: '' } }), 'Thought'],
  [step('tool', { name: 'read_trends' }), 'Used Read trends'],
  [step('gate', { output: { summary: 'Publish a post' } }), 'Asked for an approval: Publish a post'],
  [step('decision', { output: { approved: true } }), 'Was approved'],
  [step('decision', { output: { approved: false } }), 'Was declined'],
])('names a step %#', (each, title) => {
  expect(stepTitle(each)).toBe(title);
});

it('leaves out the final answer, which is a message, and keeps answers that use tools', () => {
  const [briefing, final] = [step('briefing'), step('answer', { output: { text: 'Done', tool_calls: [] } })];
  const using = step('answer', { output: { text: '', tool_calls: [{ name: 'read_trends' }] } });
  expect(shownSteps([briefing, final])).toEqual([briefing]);
  expect(shownSteps([briefing, using])).toEqual([briefing, using]);
});
