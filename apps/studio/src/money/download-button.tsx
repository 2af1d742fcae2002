import type { SpendingGroupBy } from '@reelsheet/client';
import { Download } from 'lucide-react';
import { spendingFile } from '../api/money-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { useSubmission } from '../design/submission.js';
import { saveFile } from '../settings/save-file.js';
import { money as text } from '../strings/en/money.js';
import { shownError } from '../api/api-errors.js';
import type { ShownPeriod } from './period.js';

interface DownloadButtonProps {
  readonly period: ShownPeriod;
  readonly by: SpendingGroupBy;
}

/** Downloads what was spent as a file for spreadsheets. */
export function DownloadButton({ period, by }: DownloadButtonProps) {
  const { id } = useOrganization();
  const { isPending, run } = useSubmission();
  const download = async () => {
    try {
      saveFile(await spendingFile(id, period, by), `spending-${by}-${period.from}-${period.to}.csv`);
    } catch (error) {
      addMessage({ kind: 'danger', text: `${text.downloadFailed} ${shownError(error).message}` });
    }
  };
  const name = by === 'day' ? text.byDay : `${text.by} ${text.groups[by]}`;
  return (
    <Button
      kind="plain"
      size="small"
      icon={<Download />}
      isPending={isPending}
      aria-label={`${text.download}: ${name}`}
      onPress={() => run(download)}
    >
      {text.download}
    </Button>
  );
}
