import { statusOf, type RunStatus } from './run.js';
import type { RunStep } from './run-steps.js';
import type { RunTrace } from './run-view.repository.js';

/** One event of the progress stream, as sent to the client. */
export interface RunProgress {
  readonly status: RunStatus;
  readonly plan: readonly { readonly number: number; readonly title: string; readonly done: boolean }[];
  readonly thinking: readonly string[];
  readonly messages: readonly { readonly role: 'assistant'; readonly content: string }[];
}

/** Returns the progress of a run for holders of its token. */
export function progressOf({ status, failedReason, answer, steps }: RunTrace): RunProgress {
  const done = steps.filter(({ kind }) => kind === 'tool').length;
  const planned = steps.flatMap((step) => (step.kind === 'answer' ? step.plan : []));
  const items = [
    { title: 'Read what the agent stands for', done: steps.length > 0 },
    ...planned.map((title, index) => ({ title, done: index < done })),
    { title: 'Write the answer', done: status === 'completed' },
  ];
  return {
    status: statusOf(status),
    plan: items.map((item, index) => ({ number: index + 1, ...item })),
    thinking: [...steps.flatMap(thinkingOf), ...(failedReason ? [failedReason] : [])],
    messages: answer === null ? [] : [{ role: 'assistant', content: answer }],
  };
}

function thinkingOf(step: RunStep): string[] {
  if (step.kind === 'briefing') return [`Working as ${step.profile.name}`];
  if (step.kind === 'tool') return [step.note];
  if (step.kind === 'gate') return [`Waiting for your approval: ${step.summary}`];
  if (step.kind === 'decision') return [step.approved ? 'Approved' : 'Not approved'];
  return step.toolCalls.length > 0 && step.text ? [step.text] : [];
}
