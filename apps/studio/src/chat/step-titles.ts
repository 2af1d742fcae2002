import type { RunStepView } from '@reelsheet/client';
import { chat as text } from '../strings/en/chat.js';
import { sentenceCase } from '../strings/format.js';

/** Returns what a step of a run did, in a few words. */
export function stepTitle({ kind, name, output }: RunStepView): string {
  switch (kind) {
    case 'briefing':
      return text.step.briefing;
    case 'answer':
      return stringOf(output['text']) || text.step.answer;
    case 'tool':
      return text.step.tool(sentenceCase(name ?? ''));
    case 'gate':
      return text.step.gate(stringOf(output['summary']));
    case 'decision':
      return output['approved'] === true ? text.step.approved : text.step.declined;
  }
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the steps that are worth showing: all but the one with the final answer, which is a message. */
export function shownSteps(steps: readonly RunStepView[]): readonly RunStepView[] {
  const last = steps.at(-1);
  const calls = last?.output['tool_calls'];
  return last?.kind === 'answer' && Array.isArray(calls) && calls.length === 0 ? steps.slice(0, -1) : steps;
}
