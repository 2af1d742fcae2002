import { CreateKnownAgent1763600100000, KnownAgentEntity } from '@reelsheet/platform-agent-directory';
import {
  CreateFairShares1795630000000,
  CreateTasks1763700000000,
  FairShareEntity,
  RevisionsOfShares1795640400000,
  TaskEntity,
} from '@reelsheet/platform-jobs';
import { ConversationEntity, MessageEntity } from '../conversations/conversation.entity.js';
import { IdeaEntity } from '../ideas/idea.entity.js';
import { RunEntity, RunStepEntity } from '../runs/run.entity.js';
import { MailLinkEntity, MailRecipientEntity } from '../mail-recipients/mail-recipient.entity.js';
import { PreferenceEntity } from '../preferences/preference.entity.js';
import { RecurringJobEntity, RecurringJobFiringEntity } from '../recurring-jobs/recurring-job.entity.js';
import { RecurringProductionEntity } from '../recurring-jobs/productions/production.entity.js';
import { Baseline1795490000000 } from './migrations/1795490000000-baseline.js';
import { MailRecipients1795620000000 } from './migrations/1795620000000-mail-recipients.js';
import { SharesOfRuns1795630000001 } from './migrations/1795630000001-shares-of-runs.js';
import { WaitsForFiles1795640200000 } from './migrations/1795640200000-waits-for-files.js';
import { RecurringProductions1795690000000 } from './migrations/1795690000000-recurring-productions.js';

/** Every table of the agent service, by feature. */
export const entities = [
  TaskEntity,
  FairShareEntity,
  KnownAgentEntity,
  ConversationEntity,
  MessageEntity,
  RunEntity,
  RunStepEntity,
  IdeaEntity,
  PreferenceEntity,
  RecurringJobEntity,
  RecurringJobFiringEntity,
  RecurringProductionEntity,
  MailRecipientEntity,
  MailLinkEntity,
];

/** In the order of their timestamps. */
export const migrations = [
  CreateKnownAgent1763600100000,
  CreateTasks1763700000000,
  Baseline1795490000000,
  MailRecipients1795620000000,
  CreateFairShares1795630000000,
  SharesOfRuns1795630000001,
  WaitsForFiles1795640200000,
  RevisionsOfShares1795640400000,
  RecurringProductions1795690000000,
];
