import { CreateKnownAgent1763600100000, KnownAgentEntity } from '@reelsheet/platform-agent-directory';
import {
  CreateFairShares1795630000000,
  CreateTasks1763700000000,
  FairShareEntity,
  RevisionsOfShares1795640400000,
  TaskEntity,
} from '@reelsheet/platform-jobs';
import {
  AgentCoreEntity,
  LinkedAccountEntity,
  MonitoredItemEntity,
  ResearchTopicEntity,
} from '../agent-core/agent-core.entity.js';
import { BackupEntity } from '../provenance/backup.entity.js';
import { RenewalEntity } from '../provenance/renewal.entity.js';
import { ScrapeOrderEntity } from '../scraping/scrape-order.entity.js';
import { PaidFindingEntity, ScrapedCommentEntity, ScrapedPostEntity } from '../scraping/scraped-post.entity.js';
import { ScrapedSourceEntity } from '../scraping/scraped-source.entity.js';
import { SourceBillEntity } from '../scraping/source-bill.entity.js';
import { WatchlistEntity, WatchSourceEntity } from '../watchlists/watchlist.entity.js';
import { Baseline1795490000000 } from './migrations/1795490000000-baseline.js';
import { SharesOfJobs1795630000001 } from './migrations/1795630000001-shares-of-jobs.js';

/** Every table of core, by feature. */
export const entities = [
  TaskEntity,
  FairShareEntity,
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

/** In the order of their timestamps. */
export const migrations = [
  CreateKnownAgent1763600100000,
  CreateTasks1763700000000,
  Baseline1795490000000,
  CreateFairShares1795630000000,
  SharesOfJobs1795630000001,
  RevisionsOfShares1795640400000,
];
