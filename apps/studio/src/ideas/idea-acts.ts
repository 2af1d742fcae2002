import { dataOf, type IdeaStatus, type IdeaView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { shownError } from '../api/api-errors.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { strings } from '../strings/en.js';

const text = strings.ideas;

/** Decisions about ideas. Each is shown at once and offers to take it back. */
export function useIdeaActs(agentId: number) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const queryKey = keys.ideas(id, agentId);
  const display = (ideaId: number, status: IdeaStatus) =>
    queries.setQueryData<IdeaView[]>(queryKey, (ideas) =>
      ideas?.map((idea) => (idea.id === ideaId ? { ...idea, status } : idea)),
    );
  const set = async (idea: IdeaView, status: IdeaStatus): Promise<boolean> => {
    display(idea.id, status);
    try {
      await dataOf(services().agent.ideas.setStatus({ path: { id: idea.id, status } }));
      return true;
    } catch (error) {
      addMessage({ kind: 'danger', text: shownError(error).message });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  };
  const decide = (idea: IdeaView, status: 'approve_to_create' | 'rejected') => {
    const before = idea.status;
    const undo = { label: strings.common.undo, run: () => void set(idea, before) };
    const sentence = status === 'rejected' ? text.rejected(idea.title) : text.accepted(idea.title);
    void set(idea, status).then((isDone) => {
      if (isDone) addMessage({ kind: 'positive', text: sentence, action: undo });
    });
  };
  const proposeAgain = (idea: IdeaView) =>
    void set(idea, 'generated').then((isDone) => {
      if (isDone) addMessage({ kind: 'positive', text: text.proposedAgain(idea.title) });
    });
  return { decide, proposeAgain };
}
