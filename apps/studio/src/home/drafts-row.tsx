import type { AgentHealthView } from '@reelsheet/client';
import { FilePen } from 'lucide-react';
import { useOrganization } from '../app/use-organization.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { Row } from '../design/components/layout/list.js';
import { strings } from '../strings/en.js';
import styles from './home.module.css';

const text = strings.home;

/** Drafts of posts of an agent that nobody has approved yet. */
export function DraftsRow({ agent: { id, name, posts } }: { readonly agent: AgentHealthView }) {
  const { params } = useOrganization();
  return (
    <Row
      icon={<FilePen className={styles.neutral} aria-hidden="true" />}
      title={
        <TextLink to="/o/$organization/agents/$agent/sheets" params={{ ...params, agent: String(id) }}>
          {text.drafts(posts.drafts)}
        </TextLink>
      }
      detail={`${name} · ${text.draftsHint}`}
    />
  );
}
