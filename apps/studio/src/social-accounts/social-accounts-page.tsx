import type { Platform } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socialAccountsQuery } from '../api/agent-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { connectionResult } from '../home/connection-result.js';
import { SheetsFrame, useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';
import { NetworkSection } from './network-section.js';
import styles from './social-accounts.module.css';

const text = strings.socialAccounts;
const PLATFORMS = Object.keys(PLATFORM_NAMES) as readonly Platform[];

/** The accounts by which an agent publishes, by network. */
export function SocialAccountsPage() {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const { data, error, refetch } = useQuery(socialAccountsQuery(id, agent.id));
  useEffect(() => {
    const result = connectionResult(location.search);
    if (!result) return;
    addMessage(result);
    history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <SheetsFrame title={strings.socialAccounts.tab}>
      <p className={styles.hint}>{text.hint}</p>
      {error && !data ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <SkeletonRows rows={PLATFORMS.length} /> : null}
      {data
        ? PLATFORMS.map((platform) => (
            <NetworkSection
              key={platform}
              platform={platform}
              agentId={agent.id}
              accounts={data.filter((account) => account.platform === platform)}
            />
          ))
        : null}
    </SheetsFrame>
  );
}
