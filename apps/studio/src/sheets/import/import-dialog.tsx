import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { DropZone, FileTrigger, Text, isFileDropItem } from 'react-aria-components';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { importStrings as strings } from '../../strings/import-en.js';
import type { GridModel } from '../grid/grid-model.js';
import { ImportReview } from './import-review.js';
import { fileOfText } from './import-source.js';
import { mappingOf, type Mapping } from './import-mapping.js';
import { readPreview, writeImport } from './import-writer.js';
import type { ReadImport } from './read-import.js';
import styles from './import.module.css';

interface ImportDialogProps {
  readonly grid: GridModel;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Imports rows from a file or the clipboard: what would change is shown before anything is written. */
export function ImportDialog({ grid, isOpen, onClose }: ImportDialogProps) {
  return (
    <Dialog
      title={strings.title}
      hint={strings.hint}
      size="large"
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen ? <ImportSteps grid={grid} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ImportSteps({ grid, onClose }: Omit<ImportDialogProps, 'isOpen'>) {
  const [read, setRead] = useState<ReadImport>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    await act().catch((cause: unknown) => setError(cause instanceof Error ? cause.message : String(cause)));
    setBusy(false);
  };
  const preview = (file: File, mapping?: Mapping, match?: string) =>
    attempt(async () => {
      const answer = await readPreview(grid.session, { file, mapping, match });
      setRead({ file, match, answer, mapping: mapping ?? mappingOf(answer.preview!) });
    });
  const write = (choice: ReadImport) =>
    attempt(async () => {
      const { created, updated } = await writeImport(grid.session, choice);
      const step = grid.session.undoing.history.get().undo.at(-1);
      const text = strings.done(created, updated);
      grid.session.notice.set({ text, kind: 'positive', ...(step && { step }) });
      onClose();
    });
  return (
    <div className={styles.steps}>
      {error === undefined ? null : <Banner kind="danger">{error}</Banner>}
      {read ? (
        <ImportReview
          columns={grid.wholeSheet!.columns}
          read={read}
          isBusy={isBusy}
          onChange={(mapping, match) => void preview(read.file, mapping, match)}
          onBack={() => setRead(undefined)}
          onWrite={() => void write(read)}
        />
      ) : (
        <Source isBusy={isBusy} onChoose={(file) => void preview(file)} />
      )}
    </div>
  );
}

interface ImportSourceProps {
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

const TYPES = [
  '.csv',
  '.tsv',
  '.xlsx',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

function Source({ isBusy, onChoose }: ImportSourceProps) {
  const [text, setText] = useState('');
  return (
    <>
      <DropZone
        className={styles.drop}
        onDrop={({ items }) => {
          const item = items.find(isFileDropItem);
          if (item) void item.getFile().then(onChoose);
        }}
      >
        <FileTrigger
          acceptedFileTypes={TYPES}
          onSelect={(files) => {
            if (files?.[0]) onChoose(files[0]);
          }}
        >
          <Button icon={<FileUp />} isPending={isBusy}>
            {strings.choose}
          </Button>
        </FileTrigger>
        <Text slot="label" className={styles.hint}>
          {strings.dropHint}
        </Text>
      </DropZone>
      <textarea
        className={styles.paste}
        aria-label={strings.paste}
        placeholder={strings.paste}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button
          kind="primary"
          isDisabled={text.trim() === ''}
          isPending={isBusy}
          onPress={() => onChoose(fileOfText(text))}
        >
          {strings.read}
        </Button>
      </div>
    </>
  );
}
