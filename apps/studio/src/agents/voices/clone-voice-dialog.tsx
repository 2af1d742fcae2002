import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { Form, FormButtons } from '../../design/components/controls/form.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../../design/submission.js';
import { MediaPicker } from '../../picker/media-picker.js';
import { bytesOf, type PickedFile } from '../../picker/picked-file.js';
import { dataUrlOf } from '../../settings/picture-file.js';
import { strings } from '../../strings/en.js';
import { agentProfile as text } from '../../strings/en/agent-profile.js';
import styles from './voices.module.css';

/** Maximum number of bytes of a recording that the service accepts. */
const MAX_BYTES = 10_485_760;

interface CloneProps {
  readonly agentId: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Makes a voice of a recording. */
export const CloneVoiceDialog = (props: CloneProps) => (
  <Dialog title={text.clone} hint={text.cloneHint} isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
    <CloneForm agentId={props.agentId} onClose={() => props.onOpenChange(false)} />
  </Dialog>
);

function CloneForm({ agentId, onClose }: { readonly agentId: number; readonly onClose: () => void }) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run, fail } = useSubmission({ audio_base64: 'recording' });
  const [recording, setRecording] = useState<PickedFile>();
  const clone = async (values: FormData, file: PickedFile) => {
    const bytes = await bytesOf(file);
    if (bytes.size > MAX_BYTES) return fail(errorOf(text.recordingTooLarge));
    const optional = Object.fromEntries(
      ['language', 'gender'].flatMap((name) => (textOf(values, name) ? [[name, textOf(values, name)]] : [])),
    );
    const body = { name: textOf(values, 'name'), audio_base64: await dataUrlOf(bytes), ...optional };
    const voice = await dataOf(services().base.voices.clone({ path: { agent_id: agentId }, body }));
    await queries.invalidateQueries({ queryKey: keys.voices(id, agentId) });
    addMessage({ kind: 'positive', text: text.cloned(voice.name) });
    onClose();
  };
  const submit = (values: FormData) =>
    recording ? run(() => clone(values, recording)) : fail(errorOf(text.recordingMissing));
  return (
    <Form error={error} fields={['name', 'language', 'gender']} onSubmit={submit}>
      <Recording agentId={agentId} file={recording} onChoose={setRecording} />
      <TextField label={text.cloneName} name="name" autoComplete="off" maxLength={100} isRequired />
      <TextField label={text.language} hint={text.languageHint} name="language" autoComplete="off" maxLength={50} />
      <TextField label={text.gender} hint={text.genderHint} name="gender" autoComplete="off" maxLength={50} />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {text.cloneAction}
        </Button>
      </FormButtons>
    </Form>
  );
}

const errorOf = (message: string) => ({ message, fields: {}, code: undefined, status: undefined });

interface RecordingProps {
  readonly agentId: number;
  readonly file: PickedFile | undefined;
  readonly onChoose: (file: PickedFile) => void;
}

/** The recording, which is chosen among the sounds of the library. */
function Recording({ agentId, file, onChoose }: RecordingProps) {
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={styles.recording}>
      <span className={styles.name}>{file?.name ?? text.recording}</span>
      <Button icon={<AudioLines />} onPress={() => setPicking(true)}>
        {text.chooseRecording}
      </Button>
      <MediaPicker
        title={text.recording}
        type="audio"
        agentId={agentId}
        isOpen={isPicking}
        onOpenChange={setPicking}
        onPick={onChoose}
      />
    </div>
  );
}
