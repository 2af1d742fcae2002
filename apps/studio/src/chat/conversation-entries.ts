import type { MessageView, RunView } from '@reelsheet/client';

/** The messages of one run in a conversation, and the run where it is known. */
export interface ConversationEntry {
  readonly runId: string;
  readonly messages: readonly MessageView[];
  readonly run: RunView | undefined;
}

/** Returns the messages of a conversation by run, oldest first. */
export function entriesOf(messages: readonly MessageView[], runs: readonly RunView[]): ConversationEntry[] {
  const known = new Map(runs.map((run) => [run.run_id, run]));
  const byRun = Map.groupBy(messages, ({ run_id: id }) => id);
  return [...byRun].map(([runId, said]) => ({ runId, messages: said, run: known.get(runId) }));
}

/** Returns the run that is under way. */
export const openRunOf = (runs: readonly RunView[]): RunView | undefined =>
  runs.find(({ status }) => status === 'running');
