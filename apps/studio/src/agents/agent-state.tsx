import type { AgentHealthView } from '@reelsheet/client';
import { Status } from '../design/components/layout/status.js';
import { strings } from '../strings/en.js';
import { conditionOf } from './agent-condition.js';

const text = strings.agents.health;

/** The state of an agent: that it can publish, or what it waits for. */
export function AgentState({ health }: { readonly health: AgentHealthView }) {
  const condition = conditionOf(health);
  switch (condition.kind) {
    case 'no-accounts':
      return <Status kind="neutral">{text.noAccounts}</Status>;
    case 'reconnect':
      return <Status kind="warning">{text.reconnect(condition.count)}</Status>;
    case 'failed':
      return <Status kind="danger">{text.failed(condition.count)}</Status>;
    case 'paused':
      return <Status kind="warning">{text.paused(condition.count)}</Status>;
    case 'drafts':
      return <Status kind="neutral">{text.drafts(condition.count)}</Status>;
    case 'running':
      return <Status kind="positive">{text.running(condition.count)}</Status>;
    case 'ok':
      return <Status kind="positive">{text.ok}</Status>;
  }
}
