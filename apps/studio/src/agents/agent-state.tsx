import type { AgentFacts } from '../home/attention.js';
import { healthOf } from '../home/attention.js';
import { Status } from '../design/components/layout/status.js';
import { strings } from '../strings/en.js';

const text = strings.agents.health;

/** The state of an agent: that it can publish, or why it cannot. */
export function AgentState({ facts, isFailed }: { readonly facts: AgentFacts; readonly isFailed: boolean }) {
  const health = healthOf(facts, isFailed);
  switch (health.kind) {
    case 'loading':
      return <Status kind="neutral">{text.loading}</Status>;
    case 'unknown':
      return <Status kind="neutral">{text.unknown}</Status>;
    case 'no-accounts':
      return <Status kind="neutral">{text.noAccounts}</Status>;
    case 'reconnect':
      return <Status kind="warning">{text.reconnect(health.count)}</Status>;
    case 'failed':
      return <Status kind="danger">{text.failed(health.count)}</Status>;
    case 'ok':
      return <Status kind="positive">{text.ok}</Status>;
  }
}
