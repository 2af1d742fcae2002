import {
  CreateKnownAgent1763600100000,
  KnownAgentEntity,
  RelaxAgentUuid1763690000020,
} from '@reelsheet/platform-agent-directory';
import {
  AgentCoreEntity,
  LinkedAccountEntity,
  MonitoredItemEntity,
  ResearchTopicEntity,
} from '../agent-core/agent-core.entity.js';
import { CreateAgentCore1763650000000 } from './migrations/1763650000000-create-agent-core.js';

/** Every table of core, by feature. */
export const entities = [
  KnownAgentEntity,
  AgentCoreEntity,
  MonitoredItemEntity,
  ResearchTopicEntity,
  LinkedAccountEntity,
];

/** In order of their timestamps. */
export const migrations = [CreateKnownAgent1763600100000, CreateAgentCore1763650000000, RelaxAgentUuid1763690000020];
