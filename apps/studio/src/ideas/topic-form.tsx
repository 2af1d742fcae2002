import { dataOf } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { runQuery } from '../api/idea-queries.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Banner } from '../design/components/feedback/banner.js';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { Spinner } from '../design/components/controls/spinner.js';
import { TextField } from '../design/components/controls/text-field.js';
import { textOf, useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import { isIdeaCount, MAX_IDEAS } from './idea-count.js';
import styles from './ideas.module.css';

const text = strings.ideas;
const USUAL_IDEAS = '3';

/** Asks the agent for ideas about a topic and follows its answer. */
export function TopicForm({ agentId }: { readonly agentId: number }) {
  const [runId, setRunId] = useState<string>();
  const { isPending, error, run } = useSubmission();
  const request = async (topic: string, ideas: number) => {
    const started = await dataOf(services().agent.ideas.research({ body: { agent_id: agentId, topic, ideas } }));
    setRunId(started.run_id);
  };
  return (
    <div className={styles.request}>
      <Form
        error={error}
        fields={['topic', 'ideas']}
        onSubmit={(values) => run(() => request(textOf(values, 'topic'), Number(textOf(values, 'ideas'))))}
      >
        <div className={styles.topic}>
          <TextField
            label={text.topic}
            name="topic"
            placeholder={text.topicExample}
            autoComplete="off"
            maxLength={500}
            isRequired
          />
          <TextField
            label={text.number}
            name="ideas"
            defaultValue={USUAL_IDEAS}
            inputMode="numeric"
            autoComplete="off"
            validate={(typed) => (isIdeaCount(typed) ? null : text.invalidNumber(MAX_IDEAS))}
            isRequired
          />
          <Button type="submit" kind="primary" icon={<Sparkles />} isPending={isPending}>
            {text.request}
          </Button>
        </div>
      </Form>
      {runId === undefined ? null : <Thinking key={runId} agentId={agentId} runId={runId} />}
    </div>
  );
}

function Thinking({ agentId, runId }: { readonly agentId: number; readonly runId: string }) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { data: run } = useQuery(runQuery(id, runId));
  const status = run?.status ?? 'running';
  useEffect(() => {
    if (status !== 'running') void queries.invalidateQueries({ queryKey: keys.ideas(id, agentId) });
  }, [queries, id, agentId, status]);
  if (status === 'failed') return <Banner kind="danger">{text.runFailed(run?.error ?? '')}</Banner>;
  if (status === 'completed') return <Banner kind="positive">{text.newIdeas(run?.ideas_created ?? 0)}</Banner>;
  return (
    <p className={styles.thinking} role="status">
      <Spinner /> {text.thinking}
    </p>
  );
}
