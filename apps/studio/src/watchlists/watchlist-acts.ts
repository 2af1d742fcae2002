import { dataOf, type WatchlistView, type WatchSourceBody, type WatchSourceView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { shownError } from '../api/api-errors.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { strings } from '../strings/en.js';
import { watchlists as text } from '../strings/en/watchlists.js';
import { shownSource } from './source-names.js';

/** Acts on a watchlist. Each reads the lists of the agent again. */
export function useWatchlistActs(agentId: number, list: WatchlistView) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { watchlists } = services().core;
  const path = { agent_id: agentId, watchlist_id: list.id };
  const refresh = () => queries.invalidateQueries({ queryKey: keys.watchlists(id, agentId) });
  const say = (message: string, undo?: () => void) =>
    addMessage({
      kind: 'positive',
      text: message,
      ...(undo ? { action: { label: strings.common.undo, run: undo } } : {}),
    });
  /** Runs an act at once, and says why it was not possible. */
  const act = (work: () => Promise<unknown>) =>
    void work()
      .catch((error: unknown) => addMessage({ kind: 'danger', text: shownError(error).message }))
      .finally(() => void refresh());
  const addSource = async (source: WatchSourceBody) => {
    await dataOf(watchlists.sources.add({ path, body: source }));
    await refresh();
  };
  return {
    addSource,
    rename: async (name: string) => {
      await dataOf(watchlists.update({ path, body: { name, project_id: list.project_id } }));
      await refresh();
      say(text.renamed);
    },
    setActive: (isActive: boolean) =>
      act(async () => {
        await dataOf(watchlists.update({ path, body: { intent_active: isActive, project_id: list.project_id } }));
        say(isActive ? text.resumed(list.name) : text.pausedNow(list.name));
      }),
    remove: async () => {
      await dataOf(watchlists.delete({ path }));
      await refresh();
      say(text.removed(list.name));
    },
    removeSource: (source: WatchSourceView) =>
      act(async () => {
        await dataOf(watchlists.sources.remove({ path: { ...path, source_id: source.id } }));
        const { platform, target_type, target_value, original_display_value } = source;
        const again = { platform, target_type, target_value, original_display_value };
        say(text.sourceRemoved(shownSource(source)), () => act(() => addSource(again)));
      }),
  };
}
