import { joinGeneration } from '../../generation/generations/generation.sql.js';
import { joinScrape } from '../../monitoring/monitoring.sql.js';
import { joinRender } from '../../rendering/cell-renders/render-work.sql.js';
import { NONE, UNKNOWN, type SpendingGroup } from './spending.js';

const PURPOSE = `split_part(entry.reference, ':', 1)`;
const NUMBER = `CASE WHEN entry.reference ~ '^[a-z_]+:[0-9]{1,18}$'
  THEN split_part(entry.reference, ':', 2)::bigint END`;
const idOf = (purpose: string) => `(CASE WHEN ${PURPOSE} = '${purpose}' THEN ${NUMBER} END)`;
const isFor = (...purposes: readonly string[]) => `${PURPOSE} IN (${purposes.map((name) => `'${name}'`).join(', ')})`;

/** Joins the work to the ledger entries in `entry`. The organization is a parameter. */
export const joinWork = (organizationId: string): string =>
  [
    joinGeneration(idOf('generation'), organizationId),
    joinRender(idOf('render_job'), organizationId),
    joinScrape(idOf('monitoring_scrape'), organizationId),
  ].join('\n');

const AGENT = `coalesce(generation.agent_id, render_job.agent_id, scrape.agent_id)`;

/** Expressions for the agent and the sheet of an entry to which its work is joined; null where there is none. */
export const WORK_OF = { agent: AGENT, sheet: `coalesce(generation.sheet_id, render_job.sheet_id)` } as const;

/** Expressions for the group of an entry to which its work is joined, as text that is never null. */
export const GROUP_OF: Readonly<Record<Exclude<SpendingGroup, 'day'>, string>> = {
  agent: `${AGENT}::text`,
  sheet: `CASE
    WHEN generation.id IS NOT NULL THEN coalesce(generation.sheet_id::text, '${NONE}')
    WHEN render_job.id IS NOT NULL THEN render_job.sheet_id::text
    WHEN ${isFor('monitoring_scrape', 'source_bill', 'run', 'backup', 'renewal')} THEN '${NONE}' END`,
  kind: `CASE
    WHEN generation.id IS NOT NULL THEN generation.user_job_type
    WHEN ${isFor('render_job')} THEN 'render'
    WHEN ${isFor('monitoring_scrape')} THEN 'monitoring'
    WHEN ${isFor('source_bill')} THEN 'watchlist'
    WHEN ${isFor('backup', 'renewal')} THEN 'backup'
    WHEN ${isFor('run', 'uncollected_work')} THEN ${PURPOSE} END`,
  model: `CASE
    WHEN generation.id IS NOT NULL THEN generation.model
    WHEN ${isFor('render_job', 'monitoring_scrape', 'source_bill', 'backup', 'renewal')} THEN '${NONE}' END`,
  network: `CASE
    WHEN scrape.id IS NOT NULL THEN scrape.platform
    WHEN ${isFor('generation', 'render_job', 'run', 'backup', 'renewal', 'uncollected_work')} THEN '${NONE}' END`,
};

export const groupOf = (groupBy: Exclude<SpendingGroup, 'day'>): string =>
  `coalesce(${GROUP_OF[groupBy]}, '${UNKNOWN}')`;
