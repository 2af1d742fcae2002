import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { membersQuery } from '../api/member-queries.js';
import { installation } from '../api/services.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Table } from '../design/components/data/table.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { SettingsFrame } from '../settings/settings-frame.js';
import { members as text } from '../strings/en/members.js';
import { settings } from '../strings/en/settings.js';
import { AddMemberDialog } from './add-member-dialog.js';
import { MemberRow } from './member-row.js';

const COLUMNS = [
  { title: text.member },
  { title: text.state },
  { title: text.role },
  { title: text.actionsTitle, isTitleHidden: true, isNumber: true },
];

/** Members of the organization with their roles, and who is invited. */
export function MembersPage() {
  const { canManage } = useOrganization();
  const [isAdding, setAdding] = useState(false);
  return (
    <SettingsFrame
      title={settings.pages.members}
      hint={text.hint}
      actions={
        canManage && (
          <Button kind="primary" icon={<UserPlus />} onPress={() => setAdding(true)}>
            {installation().address_proof ? text.invite : text.add}
          </Button>
        )
      }
    >
      <Members />
      <AddMemberDialog isOpen={isAdding} onOpenChange={setAdding} />
    </SettingsFrame>
  );
}

function Members() {
  const { id } = useOrganization();
  const { data: all, error, refetch } = useQuery(membersQuery(id));
  if (error && !all) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!all) return <SkeletonRows />;
  return (
    <Table label={settings.pages.members} columns={COLUMNS}>
      {all.map((member) => (
        <MemberRow key={member.invitation_id ?? `user-${member.user_id}`} member={member} all={all} />
      ))}
    </Table>
  );
}
