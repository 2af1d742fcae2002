import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { FileType } from '../api/library-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Segments } from '../design/components/controls/segments.js';
import { TextField } from '../design/components/controls/text-field.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import type { LibraryFolder } from '../library/assets.js';
import { UploadList } from '../library/uploads/upload-list.js';
import { uploadQueue } from '../library/uploads/uploads.js';
import { picker as text } from '../strings/en/picker.js';
import { toPickedFile, type PickedFile } from './picked-file.js';
import { PickerFiles, type PickerView } from './picker-files.js';
import styles from './picker.module.css';

interface MediaPickerProps {
  readonly title: string;
  readonly type: FileType;
  readonly agentId: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onPick: (file: PickedFile) => void;
}

/** Chooses a file of one type from the library of an agent, or uploads one into it. */
export const MediaPicker = ({ title, isOpen, onOpenChange, onPick, ...content }: MediaPickerProps) => (
  <Dialog title={title} size="large" isOpen={isOpen} onOpenChange={onOpenChange}>
    <PickerContent
      {...content}
      onPick={(file) => {
        onOpenChange(false);
        onPick(file);
      }}
    />
  </Dialog>
);

const RANGES = (['all', 'folders'] as const).map((value) => ({ value, label: text.ranges[value] }));

type PickerContentProps = Pick<MediaPickerProps, 'type' | 'agentId' | 'onPick'>;

function PickerContent({ type, agentId, onPick }: PickerContentProps) {
  const { id: organizationId } = useOrganization();
  const [view, setView] = useState<PickerView>({ isByFolder: false, path: [], search: '' });
  const open = (path: readonly LibraryFolder[]) => setView({ ...view, path, search: '' });
  const folderId = view.path.at(-1)?.id ?? null;
  const upload = (files: FileList | null) =>
    files && uploadQueue().add([...files], { organizationId, agentId, folderId });
  return (
    <div className={styles.picker}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <TextField
            label={text.search}
            isLabelHidden
            placeholder={text.search}
            type="search"
            value={view.search}
            onChange={(search) => setView({ ...view, search })}
            autoFocus
          />
        </div>
        <Segments
          label={text.where}
          value={view.isByFolder ? 'folders' : 'all'}
          options={RANGES}
          onChange={(range) => setView({ isByFolder: range === 'folders', path: [], search: '' })}
        />
        <FileTrigger acceptedFileTypes={[`${type}/*`]} allowsMultiple onSelect={upload}>
          <Button icon={<Upload />}>{text.upload}</Button>
        </FileTrigger>
      </div>
      <PickerFiles
        type={type}
        agentId={agentId}
        view={view}
        onOpen={open}
        onPick={(asset) => onPick(toPickedFile(asset))}
      />
      <UploadList />
    </div>
  );
}
