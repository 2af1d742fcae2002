import type { LayerType } from '@reelsheet/client';
import { useState } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { SelectField } from '../../design/components/controls/select-field.js';
import { FieldErrorText } from '../../design/components/controls/field-text.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { videoStrings as text } from '../../strings/video-en.js';
import type { GridColumn } from '../data/sheet-data.js';
import { PromptField } from '../prompts/prompt-field.js';
import { LayerFile } from './layer-file.js';
import { invalidField, LAYER_TYPES, sourcesFor, type LayerField, type LayerSettings } from './layers.js';
import styles from './video.module.css';

/** Value of the choice that keeps a text or media of the layer itself. */
const OWN = '';

interface LayerFormProps {
  readonly before: LayerSettings;
  readonly isNew: boolean;
  readonly columns: readonly GridColumn[];
  readonly onSave: (settings: LayerSettings) => void;
  readonly onCancel: () => void;
}

/** Sets what a layer shows, for how long and how loud. */
export function LayerForm({ before, isNew, columns, onSave, onCancel }: LayerFormProps) {
  const [settings, setSettings] = useState(before);
  const [shown, setShown] = useState<LayerField>();
  const change = (next: Partial<LayerSettings>) => setSettings({ ...settings, ...next });
  // A layer with media of its own needs no column.
  const invalid = invalidField(settings);
  const isOwnMedia = !isNew && before.column === undefined && settings.column === undefined;
  const rejected = invalid === 'column' && isOwnMedia && settings.type !== 'text' ? undefined : invalid;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShown(rejected);
        if (!rejected) onSave(settings);
      }}
    >
      {isNew ? <Kind settings={settings} onChange={change} /> : null}
      <Source settings={settings} columns={columns} isOwnMedia={isOwnMedia} error={shown} onChange={change} />
      <TextField
        label={text.name}
        value={settings.name}
        onChange={(name) => change({ name })}
        isInvalid={shown === 'name'}
        {...(shown === 'name' && { hint: text.invalid.name })}
      />
      <Timing settings={settings} error={shown} onChange={change} />
      <FieldErrorText>{shown && text.invalid[shown]}</FieldErrorText>
      <div className={styles.buttons}>
        <Button size="small" onPress={onCancel}>
          {text.cancel}
        </Button>
        <Button size="small" kind="primary" type="submit">
          {isNew ? text.create : text.save}
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly settings: LayerSettings;
  readonly onChange: (next: Partial<LayerSettings>) => void;
}

function Kind({ settings, onChange }: FieldProps) {
  return (
    <SelectField
      label={text.kind}
      value={settings.type}
      options={LAYER_TYPES.map((type) => ({ value: type, label: text.kinds[type] }))}
      onChange={(type) => onChange({ type: type as LayerType, column: undefined, fileId: undefined })}
    />
  );
}

interface SourceProps extends FieldProps {
  readonly columns: readonly GridColumn[];
  readonly isOwnMedia: boolean;
  readonly error: LayerField | undefined;
}

function Source({ settings, columns, isOwnMedia, error, onChange }: SourceProps) {
  const { type, column } = settings;
  const ownLabel = type === 'text' ? text.ownTextOption : isOwnMedia ? text.ownMediaOption : text.chooseColumn;
  const sources = sourcesFor(type, columns).map(({ title }) => title);
  const known = column === undefined || sources.includes(column) ? sources : [...sources, column];
  const choose = (title: string) =>
    onChange(title === OWN ? { column: undefined } : { column: title, ...(settings.name === '' && { name: title }) });
  return (
    <>
      <SelectField
        label={text.column}
        hint={text.columnHint}
        error={error === 'column' ? text.invalid.column : undefined}
        value={column ?? OWN}
        options={[{ value: OWN, label: ownLabel }, ...known.map((title) => ({ value: title, label: title }))]}
        onChange={choose}
      />
      {type === 'text' && column === undefined ? (
        <PromptField
          label={text.text}
          value={settings.text}
          names={columns.map(({ title }) => title)}
          onChange={(typed) => onChange({ text: typed })}
          onCommit={() => undefined}
        />
      ) : null}
      {type !== 'text' && column === undefined ? (
        <LayerFile
          type={type}
          fileId={settings.fileId}
          onChoose={(fileId, name) => onChange({ fileId, ...(settings.name === '' && { name }) })}
        />
      ) : null}
    </>
  );
}

function Timing({ settings, error, onChange }: FieldProps & { readonly error: LayerField | undefined }) {
  if (settings.type === 'text') return null;
  return settings.type === 'image' ? (
    <TextField
      label={text.duration}
      hint={text.durationHint}
      value={settings.duration}
      inputMode="decimal"
      isInvalid={error === 'duration'}
      onChange={(duration) => onChange({ duration })}
    />
  ) : (
    <TextField
      label={text.volume}
      hint={text.volumeHint}
      value={settings.volume}
      inputMode="decimal"
      isInvalid={error === 'volume'}
      onChange={(volume) => onChange({ volume })}
    />
  );
}
