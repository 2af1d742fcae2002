import { CreateKnownAgent1763600100000, KnownAgentEntity } from '@reelsheet/platform-agent-directory';
import { CreateTasks1763700000000, TaskEntity } from '@reelsheet/platform-jobs';
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

/** In the order of their timestamps. */
export const migrations = [CreateKnownAgent1763600100000, CreateTasks1763700000000, Baseline1795490000000];
