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
import { RenewalEntity } from '../provenance/renewal.entity.js';
import { CreateBackups1766600000000 } from './migrations/1766600000000-create-backups.js';
import { CreateBackupRenewals1767600000000 } from './migrations/1767600000000-create-backup-renewals.js';
import { ScrapeOrderEntity } from '../scraping/scrape-order.entity.js';
import { PaidFindingEntity, ScrapedCommentEntity, ScrapedPostEntity } from '../scraping/scraped-post.entity.js';
import { ScrapedSourceEntity } from '../scraping/scraped-source.entity.js';
import { SourceBillEntity } from '../scraping/source-bill.entity.js';
import { WatchlistEntity, WatchSourceEntity } from '../watchlists/watchlist.entity.js';
import { CreateWatchlists1766400000000 } from './migrations/1766400000000-create-watchlists.js';
import { WatchProfiles1767400000010 } from './migrations/1767400000010-watch-profiles.js';
import { TurnsOfSources1767400000000 } from './migrations/1767400000000-turns-of-sources.js';

/** Every table of core, by feature. */
export const entities = [
  TaskEntity,
  KnownAgentEntity,
  AgentCoreEntity,
  MonitoredItemEntity,
  ResearchTopicEntity,
  LinkedAccountEntity,
  BackupEntity,
  RenewalEntity,
  ScrapedSourceEntity,
  ScrapedPostEntity,
  ScrapedCommentEntity,
  PaidFindingEntity,
  SourceBillEntity,
  ScrapeOrderEntity,
  WatchlistEntity,
  WatchSourceEntity,
];

/** In order of their timestamps. */
export const migrations = [
  CreateKnownAgent1763600100000,
  CreateAgentCore1763650000000,
  RelaxAgentUuid1763690000020,
  CreateTasks1763700000000,
  KeysOfTasksToCome1763860000000,
  CreateWatchlists1766400000000,
  CreateBackups1766600000000,
  TurnsOfSources1767400000000,
  WatchProfiles1767400000010,
  CreateBackupRenewals1767600000000,
];
