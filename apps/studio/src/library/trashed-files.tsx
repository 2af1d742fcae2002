import { useInfiniteQuery } from '@tanstack/react-query';
import { ArchiveRestore, FileIcon, Trash2 } from 'lucide-react';
import { fileTrashQuery } from '../api/library-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { List, Row } from '../design/components/layout/list.js';
import { Time } from '../design/components/layout/time.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import styles from './library.module.css';
import { useLibraryActs } from './library-acts.js';

const text = strings.library;

/** The files that were deleted and can be restored. */
export function TrashedFiles() {
  const { id, canEdit } = useOrganization();
  const { agent } = useShownAgent();
  const { restore } = useLibraryActs();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(fileTrashQuery(id, agent.id));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const files = data.pages.flat();
  if (files.length === 0) return <EmptyState icon={<Trash2 />} title={text.trashEmpty} hint={text.trashEmptyHint} />;
  return (
    <>
      <List label={text.trash}>
        {files.map((file) => (
          <Row
            key={file.id}
            isWrapping
            icon={<FileIcon className={styles.icon} aria-hidden="true" />}
            title={file.file_name}
            detail={
              <>
                {text.deleted} <Time at={file.deleted_at} /> · {text.removedForGood} <Time at={file.expires_at} />
              </>
            }
            end={
              canEdit && (
                <Button
                  size="small"
                  icon={<ArchiveRestore />}
                  aria-label={`${text.restore}: ${file.file_name}`}
                  onPress={() => restore(file)}
                >
                  {text.restore}
                </Button>
              )
            }
          />
        ))}
      </List>
      {hasNextPage && (
        <Button kind="plain" onPress={() => void fetchNextPage()}>
          {strings.common.showMore}
        </Button>
      )}
    </>
  );
}
