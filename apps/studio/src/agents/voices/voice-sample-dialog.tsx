import { dataOf, type VoiceView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { Form, FormButtons } from '../../design/components/controls/form.js';
import { Spinner } from '../../design/components/controls/spinner.js';
import { TextArea } from '../../design/components/controls/text-area.js';
import { Banner } from '../../design/components/feedback/banner.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../../design/submission.js';
import { strings } from '../../strings/en.js';
import { agentProfile as text } from '../../strings/en/agent-profile.js';
import styles from './voices.module.css';

/** Milliseconds between two reads of a sample that is being spoken. */
const POLL_MS = 1_000;
const MAX_TEXT = 1_000;

interface SampleProps {
  readonly agentId: number;
  readonly voice: VoiceView;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Has a voice speak a text and plays it. */
export const VoiceSampleDialog = ({ isOpen, onOpenChange, ...props }: SampleProps) => (
  <Dialog title={text.listenTo(props.voice.name)} hint={text.listenHint} isOpen={isOpen} onOpenChange={onOpenChange}>
    <SampleForm {...props} onClose={() => onOpenChange(false)} />
  </Dialog>
);

type SampleFormProps = Pick<SampleProps, 'agentId' | 'voice'> & { readonly onClose: () => void };

function SampleForm({ agentId, voice, onClose }: SampleFormProps) {
  const { isPending, error, run } = useSubmission();
  const [jobId, setJobId] = useState<number>();
  const order = async (words: string) => {
    const path = { agent_id: agentId, voice_id: voice.voice_id };
    const ordered = await dataOf(services().base.voices.previews.create({ path, body: { text: words } }));
    setJobId(ordered.user_job_id);
  };
  return (
    <Form error={error} fields={['text']} onSubmit={(values) => run(() => order(textOf(values, 'text')))}>
      <TextArea
        label={text.sample}
        name="text"
        defaultValue={text.sampleText}
        maxLength={MAX_TEXT}
        isRequired
        autoFocus
      />
      {jobId !== undefined && <Sample key={jobId} agentId={agentId} jobId={jobId} name={voice.name} />}
      <FormButtons>
        <Button onPress={onClose}>{strings.common.close}</Button>
        <Button type="submit" kind="primary" icon={<Volume2 />} isPending={isPending}>
          {text.speak}
        </Button>
      </FormButtons>
    </Form>
  );
}

interface SpokenProps {
  readonly agentId: number;
  readonly jobId: number;
  readonly name: string;
}

/** Follows a sample until it can be played. */
function Sample({ agentId, jobId, name }: SpokenProps) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { data: sample } = useQuery({
    queryKey: [...keys.voices(id, agentId), 'sample', jobId],
    queryFn: () => dataOf(services().base.voices.previews.get({ path: { agent_id: agentId, job_id: jobId } })),
    refetchInterval: ({ state: { data } }) => (data && !isOpen(data.status) ? false : POLL_MS),
  });
  const isDone = sample?.status === 'completed';
  // The sound is a file of the library.
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: keys.library(id, agentId) });
  }, [queries, id, agentId, isDone]);
  if (!sample || isOpen(sample.status)) {
    return (
      <p className={styles.speaking} role="status">
        <Spinner /> {text.speaking}
      </p>
    );
  }
  const sound = sample.output_resources[0]?.file_url;
  if (!sound) return <Banner kind="danger">{text.sampleFailed(sample.failed_reason ?? '')}</Banner>;
  return <audio className={styles.sound} src={sound} controls autoPlay aria-label={text.sound(name)} />;
}

const isOpen = (status: string): boolean => status === 'pending' || status === 'processing';
