import type { AssetView } from '@reelsheet/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Folder, Images, SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { libraryQuery, type FileType } from '../api/library-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { isFolder, nameOf, type LibraryFolder } from '../library/assets.js';
import { strings } from '../strings/en.js';
import { picker as text } from '../strings/en/picker.js';
import { filesOfType } from './picked-file.js';
import { PickerTile } from './picker-tile.js';
import styles from './picker.module.css';

/** The files that the picker shows: everything of a type, or one folder. */
export interface PickerView {
  readonly isByFolder: boolean;
  /** The folders from the root to the one that is shown. */
  readonly path: readonly LibraryFolder[];
  readonly search: string;
}

interface PickerFilesProps {
  readonly type: FileType;
  readonly agentId: number;
  readonly view: PickerView;
  readonly onOpen: (path: readonly LibraryFolder[]) => void;
  readonly onPick: (asset: AssetView) => void;
}

/** The files that can be chosen, with the folders of the shown folder. */
export function PickerFiles({ type, agentId, view, onOpen, onPick }: PickerFilesProps) {
  const { id } = useOrganization();
  const search = useDeferredValue(view.search.trim());
  const isFiltered = !view.isByFolder || search !== '';
  const filter = {
    folderId: view.path.at(-1)?.id,
    type: isFiltered ? type : undefined,
    search: search || undefined,
  };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    libraryQuery(id, agentId, filter),
  );
  const assets = data?.pages.flat() ?? [];
  const files = filesOfType(assets, type);
  const folders = isFiltered ? [] : assets.filter(isFolder);
  return (
    <div className={styles.results}>
      {view.path.length > 0 && <PickerPath path={view.path} onOpen={onOpen} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {folders.length > 0 && (
        <ul className={styles.folders} aria-label={text.folders}>
          {folders.map((folder) => (
            <li key={folder.id}>
              <Button
                kind="plain"
                isWide
                icon={<Folder />}
                onPress={() => onOpen([...view.path, { id: folder.id, name: nameOf(folder) }])}
              >
                <span className={styles.name}>{nameOf(folder)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className={type === 'audio' ? styles.sounds : styles.tiles} aria-label={text.files}>
          {files.map((asset) => (
            <PickerTile key={asset.id} asset={asset} type={type} onPick={onPick} />
          ))}
        </ul>
      )}
      {data && files.length === 0 && folders.length === 0 && !hasNextPage && (
        <NothingToPick type={type} view={view} isSearch={search !== ''} />
      )}
      {hasNextPage && (
        <Button kind="plain" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {strings.common.showMore}
        </Button>
      )}
    </div>
  );
}

type NothingProps = Pick<PickerFilesProps, 'type' | 'view'> & { readonly isSearch: boolean };

function NothingToPick({ type, view, isSearch }: NothingProps) {
  if (isSearch) return <EmptyState icon={<SearchX />} title={text.nothingFound} hint={text.nothingFoundHint} />;
  const title = view.isByFolder ? text.emptyFolder : text.empty[type];
  return <EmptyState icon={<Images />} title={title} hint={text.emptyHint} />;
}

function PickerPath({ path, onOpen }: Pick<PickerView, 'path'> & Pick<PickerFilesProps, 'onOpen'>) {
  return (
    <nav aria-label={text.path} className={styles.path}>
      <Button
        kind="plain"
        size="small"
        icon={<ArrowLeft />}
        aria-label={text.up}
        onPress={() => onOpen(path.slice(0, -1))}
      />
      <span aria-current="page">{path.map(({ name }) => name).join(' / ')}</span>
    </nav>
  );
}
