import type { ColumnType, JsonObject } from '@reelsheet/client';
import { useState } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { FieldHint } from '../../design/components/controls/field-text.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { SelectField } from '../../design/components/controls/select-field.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { modelStrings as models } from '../../strings/models-en.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import type { GridModel } from '../grid/grid-model.js';
import { ModelFields } from '../models/model-fields.js';
import { PromptField } from '../prompts/prompt-field.js';
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

type NewKind = ColumnType | 'final';

const KINDS: readonly NewKind[] = ['text', 'image', 'video', 'audio', 'final'];

/** A final video is composed of other cells; all other kinds are typed or generated. */
const typeOf = (kind: NewKind): ColumnType => (kind === 'final' ? 'video' : kind);

function AddForm({ grid, onClose }: { readonly grid: GridModel; readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<NewKind>('text');
  const [prompt, setPrompt] = useState('');
  const [settings, setSettings] = useState<JsonObject>({});
  const type = typeOf(kind);
  const isFinal = kind === 'final';
  const isGenerated = !isFinal && prompt.trim() !== '';
  const add = () => {
    onClose();
    const column = {
      title: title.trim(),
      type,
      column_role: isFinal ? ('final_video' as const) : ('ingredient' as const),
    };
    const mode = type === 'text' ? { textMode: 'ai' } : {};
    void grid.session.structure.addColumn(column, isGenerated ? { ...settings, ...mode, prompt } : {});
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
      <SelectField
        label={strings.addColumn.kind}
        value={kind}
        options={KINDS.map((value) => ({ value, label: value === 'final' ? models.final : strings.kinds[value] }))}
        onChange={(value) => {
          setKind(value as NewKind);
          setSettings({});
        }}
        {...(isFinal && { hint: models.finalHint })}
      />
      {isFinal ? null : (
        <PromptField
          label={models.prompt}
          value={prompt}
          names={grid.sheet?.columns.map((column) => column.title) ?? []}
          onChange={setPrompt}
          onCommit={() => undefined}
        />
      )}
      {isGenerated ? (
        <ModelFields
          type={type}
          attributes={settings}
          onChange={(changed) => setSettings({ ...settings, ...changed })}
        />
      ) : null}
      {isGenerated || isFinal ? null : <FieldHint>{models.promptHint}</FieldHint>}
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
