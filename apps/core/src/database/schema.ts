import {
  CreateKnownAgent1763600100000,
  KnownAgentEntity,
  RelaxAgentUuid1763690000020,
} from '@reelsheet/platform-agent-directory';
import { CreateTasks1763700000000, KeysOfTasksToCome1763860000000, TaskEntity } from '@reelsheet/platform-jobs';
import {
  AgentCoreEntity,
  LinkedAccountEntity,
  MonitoredItemEntity,
  ResearchTopicEntity,
} from '../agent-core/agent-core.entity.js';
import { CreateAgentCore1763650000000 } from './migrations/1763650000000-create-agent-core.js';
import { BackupEntity } from '../provenance/backup.entity.js';
import { CreateBackups1766600000000 } from './migrations/1766600000000-create-backups.js';

/** Every table of core, by feature. */
export const entities = [
  TaskEntity,
  KnownAgentEntity,
  AgentCoreEntity,
  MonitoredItemEntity,
  ResearchTopicEntity,
  LinkedAccountEntity,
  BackupEntity,
];

/** In order of their timestamps. */
export const migrations = [
  CreateKnownAgent1763600100000,
  CreateAgentCore1763650000000,
  RelaxAgentUuid1763690000020,
  CreateTasks1763700000000,
  KeysOfTasksToCome1763860000000,
  CreateBackups1766600000000,
];
