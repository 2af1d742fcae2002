import { FolderPlus, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { DropZone, FileTrigger, type DropItem } from 'react-aria-components';
import { FILE_TYPES, type FileType } from '../api/library-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Segments } from '../design/components/controls/segments.js';
import { TextField } from '../design/components/controls/text-field.js';
import { SheetsFrame, useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { FileList } from './file-list.js';
import { FolderPath } from './folder-path.js';
import styles from './library.module.css';
import { NewFolderDialog } from './name-dialogs.js';
import { StorageUse } from './storage-use.js';
import { TrashedFiles } from './trashed-files.js';
import { UploadList } from './uploads/upload-list.js';
import { uploadQueue } from './uploads/uploads.js';
import { useLibraryView } from './use-library.js';

const text = strings.library;

/** The files of an agent, by folder, with uploads. */
export function LibraryPage() {
  const { canEdit } = useOrganization();
  const { isTrash, setTrash } = useLibraryView();
  const addFiles = useUpload();
  const [isNaming, setNaming] = useState(false);
  const actions = canEdit && !isTrash && (
    <>
      <Button icon={<FolderPlus />} onPress={() => setNaming(true)}>
        {text.newFolder}
      </Button>
      <FileTrigger allowsMultiple onSelect={(files) => files && addFiles([...files])}>
        <Button kind="primary" icon={<Upload />}>
          {text.upload}
        </Button>
      </FileTrigger>
    </>
  );
  const content = isTrash ? <TrashedFiles /> : <Files />;
  return (
    <SheetsFrame title={strings.library.tab} actions={actions}>
      {canEdit && !isTrash ? (
        <DropZone
          className={styles.drop}
          aria-label={text.dropHere}
          getDropOperation={() => 'copy'}
          onDrop={({ items }) => void filesOf(items).then(addFiles)}
        >
          {content}
        </DropZone>
      ) : (
        content
      )}
      <div className={styles.foot}>
        <StorageUse />
        <Button kind="plain" size="small" icon={<Trash2 />} onPress={() => setTrash(!isTrash)}>
          {isTrash ? text.showFiles : text.trash}
        </Button>
      </div>
      <NewFolderDialog isOpen={isNaming} onClose={() => setNaming(false)} />
      <UploadList />
    </SheetsFrame>
  );
}

function Files() {
  const { type, search = '', setType, find, path } = useLibraryView();
  const types = [
    { value: 'all' as const, label: text.type.all },
    ...FILE_TYPES.map((value) => ({ value, label: text.type[value] })),
  ];
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.search}>
          <TextField
            label={text.search}
            isLabelHidden
            placeholder={text.searchPlaceholder}
            type="search"
            defaultValue={search}
            onChange={find}
          />
        </div>
        <Segments<FileType | 'all'>
          label={text.types}
          value={type ?? 'all'}
          options={types}
          onChange={(value) => setType(value === 'all' ? undefined : value)}
        />
      </div>
      {path.length > 0 && <FolderPath />}
      <FileList />
    </>
  );
}

/** Returns the function that uploads files into the folder that is shown. */
function useUpload(): (files: readonly File[]) => void {
  const { id: organizationId } = useOrganization();
  const { agent } = useShownAgent();
  const { folder } = useLibraryView();
  return (files) => uploadQueue().add(files, { organizationId, agentId: agent.id, folderId: folder?.id ?? null });
}

async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}
