import type { AssetView } from '@reelsheet/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { FolderOpen, Images, SearchX } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { libraryQuery } from '../api/library-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import type { AssetAct, AssetDialogsProps } from './asset-dialogs.js';
import { isFolder, nameOf } from './assets.js';
import { FileRow, type RowActs } from './file-row.js';
import { useLibraryActs } from './library-acts.js';
import styles from './library.module.css';
import { useLibraryView } from './use-library.js';

const AssetDialogs = lazy(async () => ({ default: (await import('./asset-dialogs.js')).AssetDialogs }));

const text = strings.library;
const ROW_PIXELS = 56;
/** Rows beyond the visible ones that exist. */
const OVERSCAN = 8;

/** The folders and files of the shown folder. More are read when the list is scrolled to its end. */
export function FileList() {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const { folder, type, search } = useLibraryView();
  const filter = { folderId: folder?.id, type, search };
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    libraryQuery(id, agent.id, filter),
  );
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const assets = data.pages.flat();
  if (assets.length === 0) return <Nothing />;
  const more = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined;
  return <Rows assets={assets} {...(more ? { onEnd: more } : {})} />;
}

function Nothing() {
  const { folder, type, search } = useLibraryView();
  if (type || search) return <EmptyState icon={<SearchX />} title={text.nothingFound} hint={text.nothingFoundHint} />;
  if (folder) return <EmptyState icon={<FolderOpen />} title={text.emptyFolder} hint={text.emptyFolderHint} />;
  return <EmptyState icon={<Images />} title={text.empty} hint={text.emptyHint} />;
}

function Rows({ assets, onEnd }: { readonly assets: readonly AssetView[]; readonly onEnd?: () => void }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { canEdit } = useOrganization();
  const [act, setAct] = useState<AssetAct>();
  const acts = useRowActs(setAct);
  const rows = useVirtualizer({
    count: assets.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PIXELS,
    overscan: OVERSCAN,
    getItemKey: (index) => `${assets[index]!.type} ${assets[index]!.id}`,
  });
  const shown = rows.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= assets.length - 1;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd]);
  return (
    <>
      <div ref={scroller} className={styles.scroller}>
        <ul aria-label={text.files} className={styles.list} style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, key, start }) => (
            <li
              key={key}
              className={styles.item}
              aria-setsize={assets.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <FileRow asset={assets[index]!} canEdit={canEdit} acts={acts} />
            </li>
          ))}
        </ul>
      </div>
      <Dialogs act={act} onAct={setAct} onClose={() => setAct(undefined)} />
    </>
  );
}

/** Acts of all rows; `show` opens the dialog of an act. */
function useRowActs(show: (act: AssetAct) => void): RowActs {
  const { path, openFolder } = useLibraryView();
  const { removeFile, copyAddress } = useLibraryActs();
  return {
    show,
    copyAddress,
    open: (asset) =>
      isFolder(asset) ? openFolder([...path, { id: asset.id, name: nameOf(asset) }]) : show({ kind: 'open', asset }),
    remove: (asset) =>
      isFolder(asset)
        ? show({ kind: 'removeFolder', asset })
        : removeFile(asset, () => show({ kind: 'removeFile', asset })),
  };
}

/** The dialogs of the rows, which are loaded when the first one is opened, and stay so that it can close by itself. */
function Dialogs(props: AssetDialogsProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.act && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <AssetDialogs {...props} />
    </Suspense>
  );
}
