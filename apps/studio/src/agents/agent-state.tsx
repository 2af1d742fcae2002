import type { AgentFacts } from '../home/attention.js';
import { healthOf } from '../home/attention.js';
import { Status } from '../design/components/status.js';
import { strings } from '../strings/en.js';

const text = strings.agents.health;

/** Whether an agent can publish, and otherwise why not. */
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
