import type { AssetView } from '@reelsheet/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Folder } from 'lucide-react';
import { useState } from 'react';
import { libraryQuery } from '../api/library-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { useSubmission } from '../design/submission.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import styles from './library.module.css';
import { useLibraryChanges } from './library-acts.js';
import { isFolder, nameOf, type LibraryFolder } from './assets.js';
import { useLibraryView } from './use-library.js';

const text = strings.library;

/** Chooses the folder into which a file or folder moves. */
export function MoveForm({ asset, onClose }: { readonly asset: AssetView; readonly onClose: () => void }) {
  const { folder: from } = useLibraryView();
  const { move } = useLibraryChanges();
  const [path, setPath] = useState<readonly LibraryFolder[]>([]);
  const { isPending, error, run } = useSubmission();
  const target = path.at(-1);
  const save = () => run(() => move(asset, from?.id ?? null, target?.id ?? null).then(onClose));
  return (
    <Form error={error} fields={[]} onSubmit={save}>
      <div className={styles.path}>
        {target && (
          <Button
            kind="plain"
            size="small"
            icon={<ArrowLeft />}
            aria-label={text.up}
            onPress={() => setPath(path.slice(0, -1))}
          />
        )}
        <span className={styles.current}>{target?.name ?? text.root}</span>
      </div>
      <Folders asset={asset} parent={target} onOpen={(folder) => setPath([...path, folder])} />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending} isDisabled={target?.id === from?.id}>
          {text.moveHere}
        </Button>
      </FormButtons>
    </Form>
  );
}

interface FoldersProps {
  readonly asset: AssetView;
  readonly parent: LibraryFolder | undefined;
  readonly onOpen: (folder: LibraryFolder) => void;
}

/** The folders of a folder, which precede its files; a folder cannot move into itself. */
function Folders({ asset, parent, onOpen }: FoldersProps) {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const filter = { folderId: parent?.id, type: undefined, search: undefined };
  const { data } = useInfiniteQuery(libraryQuery(id, agent.id, filter));
  if (!data) return <SkeletonRows />;
  const folders = data.pages.flat().filter((each) => isFolder(each) && !(isFolder(asset) && each.id === asset.id));
  if (folders.length === 0) return <p className={styles.hint}>{text.noFolders}</p>;
  return (
    <ul className={styles.folders}>
      {folders.map((folder) => (
        <li key={folder.id}>
          <Button kind="plain" isWide icon={<Folder />} onPress={() => onOpen({ id: folder.id, name: nameOf(folder) })}>
            <span className={styles.name}>{nameOf(folder)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
