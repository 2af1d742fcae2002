import type { ColumnType } from '@reelsheet/client';
import { useState } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { Segments } from '../../design/components/controls/segments.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { KindIcon } from '../grid/column-header.js';
import type { GridModel } from '../grid/grid-model.js';
import styles from './column-dialog.module.css';

export type ColumnDialogState = { readonly kind: 'add' } | { readonly kind: 'rename'; readonly columnId: number };

interface ColumnDialogProps {
  readonly grid: GridModel;
  readonly state: ColumnDialogState | undefined;
  readonly onClose: () => void;
}

/** Adds a column, or gives one another title. */
export function ColumnDialog({ grid, state, onClose }: ColumnDialogProps) {
  if (!state) return null;
  const form = state.kind === 'add' ? <AddForm grid={grid} onClose={onClose} /> : null;
  return (
    <Dialog
      title={state.kind === 'add' ? strings.addColumn.title : strings.rename.title}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {form ?? <RenameForm grid={grid} columnId={(state as { columnId: number }).columnId} onClose={onClose} />}
    </Dialog>
  );
}

const KINDS: readonly ColumnType[] = ['text', 'image', 'video', 'audio'];

function AddForm({ grid, onClose }: { readonly grid: GridModel; readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [type, setType] = useState<ColumnType>('text');
  const options = KINDS.map((kind) => ({ value: kind, label: strings.kinds[kind], icon: <KindIcon type={kind} /> }));
  const add = () => {
    onClose();
    void grid.session.structure.addColumn({ title: title.trim(), type, column_role: 'ingredient' });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField label={strings.addColumn.name} value={title} onChange={setTitle} autoFocus isRequired />
      <Segments label={strings.addColumn.kind} value={type} options={options} onChange={setType} />
      <Button kind="primary" type="submit" isDisabled={title.trim() === ''}>
        {strings.addColumn.create}
      </Button>
    </form>
  );
}

interface RenameProps {
  readonly grid: GridModel;
  readonly columnId: number;
  readonly onClose: () => void;
}

function RenameForm({ grid, columnId, onClose }: RenameProps) {
  const before = grid.columns.find(({ id }) => id === columnId)?.title ?? '';
  const [title, setTitle] = useState(before);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        if (title.trim() !== before) void grid.session.structure.renameColumn(columnId, title.trim());
      }}
    >
      <TextField
        label={strings.addColumn.name}
        hint={strings.rename.hint(before)}
        value={title}
        onChange={setTitle}
        autoFocus
        isRequired
      />
      <Button kind="primary" type="submit" isDisabled={title.trim() === ''}>
        {strings.rename.save}
      </Button>
    </form>
  );
}
