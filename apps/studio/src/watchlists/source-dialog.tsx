import type { WatchedSourcePlatform, WatchedSourceType, WatchSourceBody } from '@reelsheet/client';
import { useState } from 'react';
import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { SelectField } from '../design/components/controls/select-field.js';
import { TextField } from '../design/components/controls/text-field.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import { watchlists as text } from '../strings/en/watchlists.js';
import { typesAt, WATCHED_PLATFORMS } from './source-names.js';

interface SourceDialogProps {
  /** Name of the watchlist. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onAdd: (source: WatchSourceBody) => Promise<void>;
}

/** Adds a source to a watchlist. */
export const SourceDialog = ({ name, isOpen, onOpenChange, onAdd }: SourceDialogProps) => (
  <Dialog title={text.addTo(name)} isOpen={isOpen} onOpenChange={onOpenChange}>
    <SourceForm onAdd={onAdd} onClose={() => onOpenChange(false)} />
  </Dialog>
);

type SourceFormProps = Pick<SourceDialogProps, 'onAdd'> & { readonly onClose: () => void };

function SourceForm({ onAdd, onClose }: SourceFormProps) {
  const { isPending, error, run } = useSubmission({ target_value: 'value' });
  const [platform, setPlatform] = useState<WatchedSourcePlatform>('shortvideo');
  const [chosen, setType] = useState<WatchedSourceType>('account');
  const types = typesAt(platform);
  const type = types.includes(chosen) ? chosen : types[0]!;
  const add = async (value: string) => {
    await onAdd({ platform, target_type: type, target_value: value });
    addMessage({ kind: 'positive', text: text.added });
    onClose();
  };
  return (
    <Form error={error} fields={['value']} onSubmit={(values) => run(() => add(textOf(values, 'value')))}>
      <SelectField
        label={text.platform}
        value={platform}
        options={WATCHED_PLATFORMS.map((value) => ({ value, label: text.platforms[value] }))}
        onChange={(value) => setPlatform(value as WatchedSourcePlatform)}
      />
      {types.length > 1 && (
        <SelectField
          label={text.type}
          value={type}
          options={types.map((value) => ({ value, label: text.types[value] }))}
          onChange={(value) => setType(value as WatchedSourceType)}
        />
      )}
      <TextField
        label={text.value}
        hint={platform === 'web' ? text.values.web : text.values[type]}
        name="value"
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {text.addAction}
        </Button>
      </FormButtons>
    </Form>
  );
}
