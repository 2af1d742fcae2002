import { useQuery } from '@tanstack/react-query';
import { Eye, Plus } from 'lucide-react';
import { useState } from 'react';
import { watchlistsQuery } from '../api/automation-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { SheetsFrame, useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { watchlists as text } from '../strings/en/watchlists.js';
import { NewWatchlistDialog } from './new-watchlist-dialog.js';
import { WatchlistCard } from './watchlist-card.js';
import styles from './watchlists.module.css';

/** The watchlists of an agent with their sources. */
export function WatchlistsPage() {
  const { id, canEdit } = useOrganization();
  const { agent } = useShownAgent();
  const { data: lists, error, refetch } = useQuery(watchlistsQuery(id, agent.id));
  const [isCreating, setCreating] = useState(false);
  const add = canEdit && (
    <Button kind="primary" icon={<Plus />} onPress={() => setCreating(true)}>
      {text.add}
    </Button>
  );
  return (
    <SheetsFrame title={strings.agents.tabs.watchlists} actions={lists && lists.length > 0 && add}>
      {!lists && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {lists?.length === 0 && (
        <EmptyState icon={<Eye />} title={text.empty} hint={canEdit ? text.emptyHint : text.emptyViewer} action={add} />
      )}
      {lists && lists.length > 0 && (
        <div className={styles.lists}>
          <p className={styles.hint}>{text.hint}</p>
          {lists.map((list) => (
            <WatchlistCard key={list.id} agentId={agent.id} list={list} />
          ))}
        </div>
      )}
      <NewWatchlistDialog agentId={agent.id} isOpen={isCreating} onOpenChange={setCreating} />
    </SheetsFrame>
  );
}
