import { dataOf, type MemberView, type OrganizationRole } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { shownError } from '../api/api-errors.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { useSession } from '../session/use-session.js';
import { strings } from '../strings/en.js';
import { members as text } from '../strings/en/members.js';

/** Acts on members of the organization that is shown. Each says what it has done. */
export function useMemberActs() {
  const { id } = useOrganization();
  const ownId = useSession()?.user.id;
  const queries = useQueryClient();
  const path = { organization_id: id };
  const { members } = services().base.organizations;

  const reread = async (userId?: number | null) => {
    await queries.invalidateQueries({ queryKey: keys.members(id) });
    if (userId === ownId) await queries.invalidateQueries({ queryKey: keys.organizations });
  };
  const act = (work: () => Promise<string>, userId?: number | null) => {
    work()
      .then((message) => addMessage({ kind: 'positive', text: message }))
      .catch((error: unknown) => addMessage({ kind: 'danger', text: shownError(error).message }))
      .finally(() => void reread(userId));
  };

  const add = async (email: string, role: OrganizationRole) => {
    const added = await dataOf(members.add({ path, body: { email, role } }));
    const message = added.status === 'invited' ? text.invited(email) : text.added(added.name ?? email);
    addMessage({ kind: 'positive', text: message });
    await reread();
  };
  const setRole = ({ user_id, name, email, role: before }: MemberView, role: OrganizationRole) => {
    if (user_id === null || role === before) return;
    act(async () => {
      await dataOf(members.setRole({ path: { ...path, user_id }, body: { role } }));
      return text.roleChanged(name ?? email, text.roles[role]);
    }, user_id);
  };
  const resend = ({ email, role }: MemberView) =>
    act(async () => {
      await dataOf(members.add({ path, body: { email, role } }));
      return text.invited(email);
    });
  const withdraw = (member: MemberView) => {
    const { invitation_id, email } = member;
    if (invitation_id === null) return;
    dataOf(services().base.invitations.withdraw({ path: { ...path, invitation_id } }))
      .then(() => {
        const action = { label: strings.common.undo, run: () => resend(member) };
        addMessage({ kind: 'positive', text: text.withdrawn(email), action });
      })
      .catch((error: unknown) => addMessage({ kind: 'danger', text: shownError(error).message }))
      .finally(() => void reread());
  };
  const remove = async ({ user_id, name, email }: MemberView) => {
    if (user_id === null) return;
    await dataOf(members.remove({ path: { ...path, user_id } }));
    addMessage({ kind: 'positive', text: text.removed(name ?? email) });
    await reread(user_id);
  };
  return { add, setRole, resend, withdraw, remove };
}
