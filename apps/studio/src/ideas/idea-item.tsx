import type { IdeaView } from '@reelsheet/client';
import { Check, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Checkbox } from '../design/components/controls/checkbox.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { Status, Tag } from '../design/components/layout/status.js';
import { Time } from '../design/components/layout/time.js';
import { strings } from '../strings/en.js';
import { useIdeaActs } from './idea-acts.js';
import { statusKind } from './idea-list.js';
import styles from './ideas.module.css';
import { RefineDialog } from './refine-dialog.js';

const text = strings.ideas;

interface IdeaItemProps {
  readonly idea: IdeaView;
  readonly agentId: number;
  /** True if the idea is chosen; undefined where no video can be made of it. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: () => void;
}

/** One idea with its text, its state and what can be decided about it. */
export function IdeaItem({ idea, agentId, isChosen, onChoose }: IdeaItemProps) {
  const { canEdit } = useOrganization();
  const { title, hook, description, video_type: type, status } = idea;
  return (
    <li className={styles.idea} data-rejected={status === 'rejected' || undefined}>
      {canEdit && isChosen !== undefined ? (
        <Checkbox aria-label={text.select(title)} isSelected={isChosen} onChange={onChoose}>
          {null}
        </Checkbox>
      ) : null}
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {hook ? <p className={styles.hook}>{hook}</p> : null}
        <p className={styles.description}>{description}</p>
        <p className={styles.facts}>
          <Tag>{text.videoTypes[type]}</Tag>
          <Status kind={statusKind(status)}>{text.statuses[status]}</Status>
          <Time at={idea.created_at} />
          <Production idea={idea} agentId={agentId} />
        </p>
      </div>
      {canEdit ? <Acts idea={idea} agentId={agentId} /> : null}
    </li>
  );
}

/** Leads to the row of an idea, and says how many posts it has. */
function Production({ idea: { production }, agentId }: Pick<IdeaItemProps, 'idea' | 'agentId'>) {
  const { params } = useOrganization();
  if (!production) return null;
  const { vidsheet_id: sheetId, posts } = production;
  return (
    <>
      {sheetId === null ? null : (
        <TextLink
          to="/o/$organization/agents/$agent/sheets/$sheet"
          params={{ ...params, agent: String(agentId), sheet: String(sheetId) }}
        >
          {text.openRow}
        </TextLink>
      )}
      {posts.length > 0 ? <span>{text.posts(posts.length)}</span> : null}
    </>
  );
}

function Acts({ idea, agentId }: Pick<IdeaItemProps, 'idea' | 'agentId'>) {
  const { decide, proposeAgain } = useIdeaActs(agentId);
  const [isRefining, setRefining] = useState(false);
  if (idea.status === 'rejected') {
    return (
      <Button size="small" icon={<RotateCcw />} onPress={() => proposeAgain(idea)}>
        {text.again}
      </Button>
    );
  }
  if (idea.status !== 'generated') return null;
  return (
    <div className={styles.acts}>
      <Button size="small" kind="plain" aria-label={text.refineOf(idea.title)} onPress={() => setRefining(true)}>
        {text.refine}
      </Button>
      <Button size="small" icon={<X />} aria-label={text.rejectOf(idea.title)} onPress={() => decide(idea, 'rejected')}>
        {text.reject}
      </Button>
      <Button
        size="small"
        kind="primary"
        icon={<Check />}
        aria-label={text.acceptOf(idea.title)}
        onPress={() => decide(idea, 'approve_to_create')}
      >
        {text.accept}
      </Button>
      <RefineDialog idea={idea} agentId={agentId} isOpen={isRefining} onOpenChange={setRefining} />
    </div>
  );
}
