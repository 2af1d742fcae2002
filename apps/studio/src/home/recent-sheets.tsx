import type { AgentView, SheetView } from '@reelsheet/client';
import { useQueries } from '@tanstack/react-query';
import { Table2 } from 'lucide-react';
import { sheetsQuery } from '../api/sheet-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { List, Row } from '../design/components/layout/list.js';
import { Section } from '../design/components/layout/page.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { Time } from '../design/components/layout/time.js';
import { strings } from '../strings/en.js';
import styles from './home.module.css';

const text = strings.home;
/** Agents whose sheets are read, one request each, and sheets that are shown. */
const MAX_AGENTS = 5;
const MAX_SHEETS = 6;

/** The sheets that were changed last. */
export function RecentSheets({ agents }: { readonly agents: readonly AgentView[] }) {
  const { id, params } = useOrganization();
  const read = agents.slice(0, MAX_AGENTS);
  const lists = useQueries({ queries: read.map((agent) => sheetsQuery(id, agent.id, 1)) });
  const sheets = read
    .flatMap((agent, index) => (lists[index]?.data ?? []).map((sheet): [AgentView, SheetView] => [agent, sheet]))
    .toSorted(([, a], [, b]) => b.updated_at_ts - a.updated_at_ts)
    .slice(0, MAX_SHEETS);
  const isLoading = lists.some(({ isPending }) => isPending);
  return (
    <Section title={text.recent}>
      {sheets.length === 0 && (isLoading ? <SkeletonRows rows={3} /> : <p className={styles.note}>{text.noRecent}</p>)}
      {sheets.length > 0 && (
        <List label={text.recent}>
          {sheets.map(([agent, sheet]) => (
            <Row
              key={sheet.id}
              isLink
              icon={<Table2 className={styles.neutral} aria-hidden="true" />}
              title={
                <TextLink
                  to="/o/$organization/agents/$agent/sheets/$sheet"
                  params={{ ...params, agent: String(agent.id), sheet: String(sheet.id) }}
                >
                  {sheet.title || strings.sheets.untitled}
                </TextLink>
              }
              detail={agent.name}
              end={<Time at={sheet.updated_at_ts} />}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
