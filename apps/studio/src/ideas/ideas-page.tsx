import type { IdeaView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { ideasQuery } from '../api/idea-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Segments } from '../design/components/controls/segments.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { SheetsFrame, useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { TopicForm } from './topic-form.js';
import { filterIdeas, IDEA_FILTERS, isProducible, producibleOf, type IdeaFilter } from './idea-list.js';
import { IdeaItem } from './idea-item.js';
import styles from './ideas.module.css';
import { MakeDialog } from './make-dialog.js';

const text = strings.ideas;
/** Ideas that are shown at once; a press shows as many more. */
const IDEAS_PER_PAGE = 30;

/** The ideas of an agent: asked for, decided, and made into videos. */
export function IdeasPage() {
  const { id, canEdit } = useOrganization();
  const { agent } = useShownAgent();
  const { data, error, refetch } = useQuery(ideasQuery(id, agent.id));
  return (
    <SheetsFrame title={text.title}>
      {canEdit && <TopicForm agentId={agent.id} />}
      {error && !data ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <SkeletonRows rows={4} /> : null}
      {data?.length === 0 ? <EmptyState icon={<Lightbulb />} title={text.empty} hint={text.emptyHint} /> : null}
      {data && data.length > 0 ? <Ideas ideas={data} agentId={agent.id} /> : null}
    </SheetsFrame>
  );
}

interface IdeasProps {
  readonly ideas: readonly IdeaView[];
  readonly agentId: number;
}

function Ideas({ ideas, agentId }: IdeasProps) {
  const { canEdit } = useOrganization();
  const [filter, setFilter] = useState<IdeaFilter>('generated');
  const [shown, setShown] = useState(IDEAS_PER_PAGE);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isMaking, setMaking] = useState(false);
  const filtered = filterIdeas(ideas, filter);
  const made = producibleOf(ideas, chosen);
  const toggle = (idea: IdeaView) => setChosen(chosen.symmetricDifference(new Set([idea.id])));
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.filters}>
          <Segments
            label={text.filter}
            value={filter}
            options={IDEA_FILTERS.map((value) => ({ value, label: labelOf(value, ideas) }))}
            onChange={setFilter}
          />
        </div>
        {canEdit && made.length > 0 && (
          <Button kind="primary" icon={<Clapperboard />} onPress={() => setMaking(true)}>
            {text.make(made.length)}
          </Button>
        )}
      </div>
      {filtered.length === 0 ? <p className={styles.none}>{text.emptyList[filter]}</p> : null}
      <ul className={styles.ideas} aria-label={text.title}>
        {filtered.slice(0, shown).map((idea) => (
          <IdeaItem
            key={idea.id}
            idea={idea}
            agentId={agentId}
            isChosen={isProducible(idea) ? chosen.has(idea.id) : undefined}
            onChoose={() => toggle(idea)}
          />
        ))}
      </ul>
      {filtered.length > shown && (
        <Button kind="plain" onPress={() => setShown(shown + IDEAS_PER_PAGE)}>
          {text.more}
        </Button>
      )}
      <MakeDialog ideas={made} agentId={agentId} isOpen={isMaking} onOpenChange={setMaking} />
    </>
  );
}

function labelOf(filter: IdeaFilter, ideas: readonly IdeaView[]): string {
  const number = filterIdeas(ideas, filter).length;
  return `${text.filters[filter]} ${number}`;
}
