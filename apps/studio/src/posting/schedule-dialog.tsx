import { useQuery } from '@tanstack/react-query';
import { socialAccountsQuery } from '../api/agent-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { scheduleStrings as text } from '../strings/schedule-en.js';
import type { PostFile } from './new-post.js';
import { ScheduleForm } from './schedule-form.js';

interface ScheduleDialogProps {
  /** The video that is posted; one can be chosen where it is undefined. */
  readonly file: PostFile | undefined;
  /** Row of a sheet that the video belongs to. */
  readonly rowId?: number;
  /** True while it is not known yet which video is meant. */
  readonly isLoading?: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onDone?: () => void;
}

/** Schedules a post of a video at the networks of the agent. */
export const ScheduleDialog = ({ isOpen, onOpenChange, ...content }: ScheduleDialogProps) => (
  <Dialog title={text.title} size="large" isOpen={isOpen} onOpenChange={onOpenChange}>
    <Content {...content} onClose={() => onOpenChange(false)} />
  </Dialog>
);

type ScheduleContentProps = Pick<ScheduleDialogProps, 'file' | 'rowId' | 'isLoading' | 'onDone'> & {
  readonly onClose: () => void;
};

function Content({ isLoading, ...form }: ScheduleContentProps) {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const { data: accounts, error, refetch } = useQuery(socialAccountsQuery(id, agent.id));
  if (error && !accounts) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return accounts && !isLoading ? <ScheduleForm {...form} accounts={accounts} /> : <SkeletonRows rows={4} />;
}
