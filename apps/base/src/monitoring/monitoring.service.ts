import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { ScrapingPrices } from '@reelsheet/model-catalog';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { GrantReader } from '../billing/credits/grant.reader.js';
import { MonitoringErrors } from './monitoring.errors.js';
import { MONITORING_SCRAPE, maxCost } from './monitoring.job.js';
import { assertSearchable, type MonitoringData } from './monitoring.js';
import { MonitoringRepository, type Monitoring } from './monitoring.repository.js';

/** Creates, reads and changes monitoring jobs. */
@Injectable()
export class MonitoringService {
  constructor(
    private readonly monitorings: MonitoringRepository,
    private readonly grants: GrantReader,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly prices: ScrapingPrices,
  ) {}

  /** Throws `no_active_credit_purchase` and `insufficient_credits_for_job`. */
  async create({ id: agentId, organizationId }: AgentRecord, data: MonitoringData): Promise<number> {
    assertSearchable(data);
    if (!(await this.grants.hasAny(organizationId))) throw new DomainError(MonitoringErrors.noPurchase);
    return this.transaction.run(async () => {
      const monitoringId = await this.monitorings.insert({ organizationId, agentId }, data);
      const estimate = maxCost(data, this.prices);
      await this.jobs.enqueue(MONITORING_SCRAPE, { organizationId, agentId, monitoringId, estimate });
      return monitoringId;
    });
  }

  /** Throws `user_job_not_found`. */
  async read({ id: agentId }: AgentRecord, id: number): Promise<Monitoring> {
    const monitoring = await this.monitorings.find(agentId, id);
    if (!monitoring) throw new DomainError(MonitoringErrors.notFound);
    return monitoring;
  }

  /** Changes apply from the next scrape on. Turning recurrence off between two scrapes completes the job. */
  async update(agent: AgentRecord, id: number, changes: Partial<MonitoringData>): Promise<void> {
    await this.transaction.run(async () => {
      const monitoring = await this.monitorings.lock(id);
      if (monitoring?.agentId !== agent.id) throw new DomainError(MonitoringErrors.notFound);
      const { status } = monitoring;
      if (status !== 'pending' && status !== 'processing') throw new DomainError(MonitoringErrors.statusInvalid);
      const data = { ...dataOf(monitoring), ...definedFields(changes) };
      assertSearchable(data);
      await this.monitorings.update(id, data);
      if (monitoring.monitoring && !data.monitoring) await this.completeWaiting(id);
    });
  }

  private async completeWaiting(id: number): Promise<void> {
    const scrape = await this.monitorings.findPendingScrape(id);
    if (scrape !== undefined && (await this.jobs.stop(MONITORING_SCRAPE, scrape))) await this.monitorings.end(id, null);
  }
}

const dataOf = ({
  platform,
  type,
  value,
  days,
  country,
  maxResults,
  monitoring,
  commentMonitoring,
}: Monitoring): MonitoringData => ({
  platform,
  type,
  value,
  days,
  country,
  maxResults,
  monitoring,
  commentMonitoring,
});

const definedFields = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;
