import type { TrashedSheetView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ArchiveRestore, Table2, Trash2 } from 'lucide-react';
import { sheetTrashQuery } from '../../api/sheet-queries.js';
import { LoadFailed } from '../../app/error-pages.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { EmptyState } from '../../design/components/feedback/empty-state.js';
import { List, Row } from '../../design/components/layout/list.js';
import { SkeletonRows } from '../../design/components/feedback/skeleton.js';
import { Time } from '../../design/components/layout/time.js';
import { strings } from '../../strings/en.js';
import { Pager } from './pager.js';
import { useSheetActs } from './sheet-acts.js';
import { SheetsFrame, useShownAgent } from './sheets-frame.js';
import styles from './sheets.module.css';

const text = strings.sheets;
const route = getRouteApi('/signed-in/o/$organization/agents/$agent/trash');

/** The sheets of an agent that were deleted and can be restored. */
export function TrashPage() {
  return (
    <SheetsFrame title={text.trashTab}>
      <Trash />
    </SheetsFrame>
  );
}

function Trash() {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const { page = 1 } = route.useSearch();
  const { data, error, refetch } = useQuery(sheetTrashQuery(id, agent.id, page));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  if (data.length === 0 && page === 1)
    return <EmptyState icon={<Trash2 />} title={text.emptyTrash} hint={text.emptyTrashHint} />;
  return (
    <>
      <List label={text.trashTab}>
        {data.map((sheet) => (
          <TrashedRow key={sheet.id} sheet={sheet} />
        ))}
      </List>
      <Pager to="/o/$organization/agents/$agent/trash" page={page} items={data.length} />
    </>
  );
}

function TrashedRow({ sheet }: { readonly sheet: TrashedSheetView }) {
  const { canEdit } = useOrganization();
  const { restore } = useSheetActs();
  const title = sheet.title || text.untitled;
  return (
    <Row
      isWrapping
      icon={<Table2 className={styles.icon} aria-hidden="true" />}
      title={title}
      detail={
        <>
          {text.deleted} <Time at={sheet.deleted_at} /> · {text.removedForGood} <Time at={sheet.expires_at} />
        </>
      }
      end={
        canEdit && (
          <Button
            size="small"
            icon={<ArchiveRestore />}
            aria-label={`${text.restore}: ${title}`}
            onPress={() => restore(sheet)}
          >
            {text.restore}
          </Button>
        )
      }
    />
  );
}
