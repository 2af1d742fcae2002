import { expect, it } from '@jest/globals';
import type { MessageView, RunView } from '@reelsheet/client';
import { entriesOf, openRunOf } from './conversation-entries.js';

const message = (id: number, run_id: string, role: MessageView['role']): MessageView => ({
  id,
  run_id,
  role,
  content: String(id),
  attachments: [],
  created_at: '',
});
const run = (run_id: string, status: RunView['status']) => ({ run_id, status }) as RunView;

it('puts the messages of each run together, in the order of the conversation', () => {
  const messages = [message(1, 'a', 'user'), message(2, 'b', 'user'), message(3, 'a', 'assistant')];
  const runs = [run('b', 'running'), run('a', 'completed')];
  expect(entriesOf(messages, runs)).toEqual([
    { runId: 'a', messages: [messages[0], messages[2]], run: runs[1] },
    { runId: 'b', messages: [messages[1]], run: runs[0] },
  ]);
  expect(openRunOf(runs)).toBe(runs[0]);
});

it('shows reports of recurring jobs, which have no run', () => {
  expect(entriesOf([message(1, 'report', 'assistant')], [])).toMatchObject([{ runId: 'report', run: undefined }]);
});
