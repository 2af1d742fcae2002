import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SendHorizontal, Square } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { TextArea } from '../design/components/controls/text-area.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { useSubmission } from '../design/submission.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { chat as text } from '../strings/en/chat.js';
import styles from './chat.module.css';
import { rememberStream } from './run-streams.js';

/** Maximum number of characters of a message that the service accepts. */
const MAX_MESSAGE = 20_000;

interface ComposerProps {
  /** Undefined to begin a conversation. */
  readonly conversationId: string | undefined;
  /** The run that is under way, which can be stopped; the next message waits for its end. */
  readonly openRunId: string | undefined;
}

/** Gives the agent a message, or stops what it does. */
export function Composer({ conversationId, openRunId }: ComposerProps) {
  const [message, setMessage] = useState('');
  const { send, stop, submission } = useRuns(conversationId);
  const { isPending, error, run } = submission;
  const submit = () => {
    if (message.trim() === '' || openRunId !== undefined) return;
    run(() => send(message).then(() => setMessage('')));
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className={styles.composer}>
      <Form error={error} fields={['message']} onSubmit={submit}>
        <TextArea
          label={text.message}
          isLabelHidden
          placeholder={text.placeholder}
          name="message"
          rows={3}
          value={message}
          onChange={setMessage}
          onKeyDown={sendOnEnter}
          maxLength={MAX_MESSAGE}
        />
        <div className={styles.sending}>
          <p className={styles.none}>{text.sendHint}</p>
          {openRunId === undefined ? (
            <Button type="submit" kind="primary" icon={<SendHorizontal />} isPending={isPending}>
              {text.send}
            </Button>
          ) : (
            <Button icon={<Square />} isPending={isPending} onPress={() => run(() => stop(openRunId))}>
              {text.stop}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}

/** Starts and stops runs of a conversation. */
function useRuns(conversationId: string | undefined) {
  const { id } = useOrganization();
  const { agent, params } = useShownAgent();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const submission = useSubmission();
  const { runs } = services().agent;
  const refresh = () => queries.invalidateQueries({ queryKey: keys.conversations(id, agent.id) });
  const send = async (message: string) => {
    const continued = conversationId === undefined ? {} : { conversation_id: conversationId };
    const body = { agent_id: agent.id, message, debug: true, ...continued };
    const started = await dataOf(runs.create({ body }));
    rememberStream(started.run_id, started.progress_stream_url);
    await refresh();
    if (conversationId !== undefined) return;
    await navigate({
      to: '/o/$organization/agents/$agent/chat/$conversation',
      params: { ...params, conversation: started.conversation_id },
    });
  };
  const stop = async (runId: string) => {
    await dataOf(runs.stop({ path: { run_id: runId } }));
    addMessage({ kind: 'positive', text: text.stopped });
    await Promise.all([refresh(), queries.invalidateQueries({ queryKey: keys.attention(id) })]);
  };
  return { send, stop, submission };
}
