import type { MemberView, OrganizationRole } from '@reelsheet/client';
import { useOrganization } from '../app/use-organization.js';
import { Select } from '../design/components/controls/select.js';
import { Cell } from '../design/components/data/table.js';
import { Avatar } from '../design/components/layout/avatar.js';
import { Status, Tag } from '../design/components/layout/status.js';
import { Time } from '../design/components/layout/time.js';
import { useSession } from '../session/use-session.js';
import { members as text } from '../strings/en/members.js';
import { useMemberActs } from './member-acts.js';
import { MemberMenu } from './member-menu.js';
import { assignableRoles, rightsOver } from './member-rights.js';
import styles from './members.module.css';

interface MemberRowProps {
  readonly member: MemberView;
  readonly all: readonly MemberView[];
}

/** A member or an invitation, with what may be done with it. */
export function MemberRow({ member, all }: MemberRowProps) {
  const { organization } = useOrganization();
  const { name, email, status, expires_at: expiresAt, user_id: userId } = member;
  const isOwn = useSession()?.user.id === userId;
  const rights = rightsOver(member, organization.role, all);
  return (
    <tr>
      <th scope="row">
        <span className={styles.who}>
          <Avatar name={name ?? email} isRound />
          <span className={styles.names}>
            <span>
              {name ?? email} {isOwn && <Tag>{text.you}</Tag>}
            </span>
            {name !== null && <span className={styles.email}>{email}</span>}
          </span>
        </span>
      </th>
      <Cell isMuted>
        {status === 'active' ? (
          <Status kind="positive">{text.active}</Status>
        ) : (
          <Status kind="neutral">
            <span>
              {text.waiting}
              {expiresAt !== null && (
                <>
                  {' '}
                  {text.expires} <Time at={expiresAt} />
                </>
              )}
            </span>
          </Status>
        )}
      </Cell>
      <Cell>
        <RoleChoice member={member} canChange={rights.canChange && !rights.isLastOwner} />
      </Cell>
      <Cell isNumber>{rights.canChange && !isOwn && <MemberMenu member={member} rights={rights} />}</Cell>
    </tr>
  );
}

interface RoleChoiceProps {
  readonly member: MemberView;
  readonly canChange: boolean;
}

/** The role of a member, which takes effect at once; invitations are sent again to change theirs. */
function RoleChoice({ member, canChange }: RoleChoiceProps) {
  const { organization } = useOrganization();
  const { setRole } = useMemberActs();
  if (!canChange || member.user_id === null) return text.roles[member.role];
  return (
    <div className={styles.role}>
      <Select
        label={text.roleOf(member.name ?? member.email)}
        isLabelHidden
        size="small"
        value={member.role}
        choices={assignableRoles(organization.role).map(roleChoice)}
        onChange={(role) => setRole(member, role)}
      />
    </div>
  );
}

export const roleChoice = (role: OrganizationRole) => ({
  value: role,
  label: text.roles[role],
  detail: text.roleHints[role],
});
