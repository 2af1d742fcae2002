import { useQuery } from '@tanstack/react-query';
import { agentCoreQuery, agentDetailQuery } from '../../api/profile-queries.js';
import { LoadFailed } from '../../app/error-pages.js';
import { useOrganization } from '../../app/use-organization.js';
import { SkeletonRows } from '../../design/components/feedback/skeleton.js';
import { SheetsFrame, useShownAgent } from '../../sheets/list/sheets-frame.js';
import { strings } from '../../strings/en.js';
import { agentProfile as text } from '../../strings/en/agent-profile.js';
import { VoiceSection } from '../voices/voice-section.js';
import { BrandSection } from './brand-section.js';
import { IdentitySection } from './identity-section.js';

/** The identity of an agent: its name, picture, voice, brand and personality. */
export function AgentProfilePage() {
  const { id, canEdit } = useOrganization();
  const { agent } = useShownAgent();
  const detail = useQuery(agentDetailQuery(id, agent.id));
  const core = useQuery(agentCoreQuery(id, agent.id));
  const error = detail.error ?? core.error;
  const retry = () => void Promise.all([detail.refetch(), core.refetch()]);
  const isLoaded = detail.data !== undefined && core.data !== undefined;
  return (
    <SheetsFrame title={strings.agents.tabs.profile}>
      {!isLoaded && (error ? <LoadFailed error={error} onRetry={retry} /> : <SkeletonRows />)}
      {isLoaded && (
        <>
          {!canEdit && <p>{text.readOnly}</p>}
          <IdentitySection key={`identity-${agent.id}`} agent={detail.data} />
          <BrandSection key={`brand-${agent.id}`} agentId={agent.id} core={core.data} />
          <VoiceSection agent={detail.data} />
        </>
      )}
    </SheetsFrame>
  );
}
