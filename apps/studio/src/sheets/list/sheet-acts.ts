import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { shownError } from '../../api/api-errors.js';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { useOrganization } from '../../app/use-organization.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { strings } from '../../strings/en.js';
import { useShownAgent } from './sheets-frame.js';

const text = strings.sheets;

interface NamedSheet {
  readonly id: number;
  readonly title: string;
}

/** Acts on sheets of the agent that is shown. Each says what it has done, and offers to undo it. */
export function useSheetActs() {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const queries = useQueryClient();
  const query = { agent_id: agent.id };

  const act = (work: () => Promise<unknown>) => {
    work()
      .catch((error: unknown) => addMessage({ kind: 'danger', text: shownError(error).message }))
      .finally(() => void queries.invalidateQueries({ queryKey: keys.sheets(id, agent.id) }));
  };
  const named = ({ title }: NamedSheet) => title || text.untitled;

  const restore = (sheet: NamedSheet) =>
    act(async () => {
      await dataOf(services().base.sheets.restore({ path: { id: sheet.id }, query }));
      addMessage({ kind: 'positive', text: text.restored(named(sheet)) });
    });
  const remove = (sheet: NamedSheet) =>
    act(async () => {
      await dataOf(services().base.sheets.delete({ path: { id: sheet.id }, query }));
      const action = { label: strings.common.undo, run: () => restore(sheet) };
      addMessage({ kind: 'positive', text: text.removed(named(sheet)), action });
    });
  return { remove, restore };
}
