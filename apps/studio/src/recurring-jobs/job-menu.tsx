import { dataOf, type RecurringJobView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pause, PencilLine, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shownError } from '../api/api-errors.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { Menu, MenuItem, MenuLine } from '../design/components/overlays/menu.js';
import { recurringJobs as text } from '../strings/en/recurring-jobs.js';

interface JobMenuProps {
  readonly agentId: number;
  readonly job: RecurringJobView;
  readonly onChange: () => void;
}

/** Pauses, resumes, changes and deletes a recurring job. */
export function JobMenu({ agentId, job, onChange }: JobMenuProps) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const { recurringJobs: jobs } = services().agent;
  const request = { path: { agent_id: agentId, job_id: job.id } };
  const { name } = job;
  const isActive = job.status === 'active';
  const refresh = () => queries.invalidateQueries({ queryKey: keys.recurringJobs(id, agentId) });
  const toggle = async () => {
    try {
      await dataOf(isActive ? jobs.pause(request) : jobs.resume(request));
      addMessage({ kind: 'positive', text: isActive ? text.pausedNow(name) : text.resumed(name) });
    } catch (error) {
      addMessage({ kind: 'danger', text: shownError(error).message });
    }
    await refresh();
  };
  const remove = async () => {
    await dataOf(jobs.delete(request));
    await refresh();
    addMessage({ kind: 'positive', text: text.removed(name) });
  };
  return (
    <>
      <Menu
        trigger={<Button kind="plain" size="small" aria-label={text.actions(name)} icon={<Ellipsis />} />}
        label={text.actions(name)}
      >
        <MenuItem icon={isActive ? <Pause /> : <Play />} onAction={() => void toggle()}>
          {isActive ? text.pause : text.resume}
        </MenuItem>
        <MenuItem icon={<PencilLine />} onAction={onChange}>
          {text.change}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Trash2 />} onAction={() => setRemoving(true)}>
          {text.remove}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        title={text.removeTitle(name)}
        hint={text.removeHint}
        action={text.remove}
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={remove}
      />
    </>
  );
}
