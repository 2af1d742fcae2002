import {
  CreateKnownAgent1763600100000,
  KnownAgentEntity,
  RelaxAgentUuid1763690000020,
} from '@reelsheet/platform-agent-directory';
import { CreateTasks1763700000000, KeysOfTasksToCome1763860000000, TaskEntity } from '@reelsheet/platform-jobs';
import { ConversationEntity, MessageEntity } from '../conversations/conversation.entity.js';
import { IdeaEntity } from '../ideas/idea.entity.js';
import { RunEntity, RunStepEntity } from '../runs/run.entity.js';
import { PreferenceEntity } from '../preferences/preference.entity.js';
import { RecurringJobEntity, RecurringJobFiringEntity } from '../recurring-jobs/recurring-job.entity.js';
import { CreateConversations1763640000000 } from './migrations/1763640000000-create-conversations.js';
import { CreateRuns1763640100000 } from './migrations/1763640100000-create-runs.js';
import { RunByJobs1763710000000 } from './migrations/1763710000000-run-by-jobs.js';
import { CreateIdeas1763640200000 } from './migrations/1763640200000-create-ideas.js';
import { ReadyJobs1763730000010 } from './migrations/1763730000010-ready-jobs.js';
import { CountNoOpenJobs1765000000000 } from './migrations/1765000000000-count-no-open-jobs.js';
import { CreatePreferences1766300000020 } from './migrations/1766300000020-create-preferences.js';
import { CreateRecurringJobs1766300000000 } from './migrations/1766300000000-create-recurring-jobs.js';

/** Every table of agent, by feature. */
export const entities = [
  TaskEntity,
  KnownAgentEntity,
  ConversationEntity,
  MessageEntity,
  RunEntity,
  RunStepEntity,
  IdeaEntity,
  PreferenceEntity,
  RecurringJobEntity,
  RecurringJobFiringEntity,
];

/** In order of their timestamps. */
export const migrations = [
  CreateKnownAgent1763600100000,
  CreateConversations1763640000000,
  CreateRuns1763640100000,
  CreateIdeas1763640200000,
  RelaxAgentUuid1763690000020,
  CreateTasks1763700000000,
  RunByJobs1763710000000,
  ReadyJobs1763730000010,
  KeysOfTasksToCome1763860000000,
  CountNoOpenJobs1765000000000,
  CreateRecurringJobs1766300000000,
  CreatePreferences1766300000020,
];
