import { describe, expect, it } from '@jest/globals';
import { progressOf } from './run-progress.js';
import type { RunTrace } from './run-view.repository.js';

const usage = { input: 1, output: 1 };
const call = { id: 'a', name: 'research_topic', arguments: {} };
const trace: RunTrace = {
  status: 'processing',
  failedReason: null,
  answer: null,
  steps: [
    { kind: 'briefing', profile: { name: 'Nova', core: null }, messages: [] },
    {
      kind: 'answer',
      text: 'Let me look.',
      toolCalls: [call, { ...call, id: 'b' }],
      plan: ['Research tea', 'Propose 3 ideas'],
      usage,
    },
    { kind: 'tool', toolCallId: 'a', name: 'research_topic', result: {}, note: 'Researched tea', usage },
  ],
};

describe('progressOf', () => {
  it('returns a numbered list of planned and finished steps', () => {
    expect(progressOf(trace)).toEqual({
      status: 'running',
      plan: [
        { number: 1, title: 'Read what the agent stands for', done: true },
        { number: 2, title: 'Research tea', done: true },
        { number: 3, title: 'Propose 3 ideas', done: false },
        { number: 4, title: 'Write the answer', done: false },
      ],
      thinking: ['Working as Nova', 'Let me look.', 'Researched tea'],
      messages: [],
    });
  });

  it('ends with the answer, or with the reason why there is none', () => {
    expect(progressOf({ ...trace, status: 'completed', answer: 'Here you are' }).messages).toEqual([
      { role: 'assistant', content: 'Here you are' },
    ]);
    expect(progressOf({ ...trace, status: 'failed', failedReason: 'too long' }).thinking.at(-1)).toBe('too long');
  });
});
