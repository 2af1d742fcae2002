import { Inject } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { PublisherRegistry, PublishError, type PostMetrics } from '@reelsheet/provider-publisher';
import { StatsWriter } from '../../../sheets/cells/stats.writer.js';
import { AccountTokens } from '../../social-accounts/account-tokens.js';
import { MetricsRepository, type LiveTarget } from './metrics.repository.js';
import { METRICS } from '../post.js';
import { readMetrics } from './read-metrics.js';
import { formatStats, sumOf, toStats } from './row-stats.js';

const MAX_POSTS_OF_A_ROW = 50;

@RunsTask(readMetrics)
export class ReadMetrics implements TaskHandler<{ readonly targetId: number }> {
  constructor(
    private readonly metrics: MetricsRepository,
    private readonly tokens: AccountTokens,
    private readonly publishers: PublisherRegistry,
    private readonly stats: StatsWriter,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run({ targetId }: { readonly targetId: number }): Promise<void> {
    const target = await this.metrics.live(targetId);
    if (!target?.platformPostId) return;
    const metrics = await this.fetch(target, target.platformPostId);
    if (metrics === 'deleted') return;
    await this.transaction.run(async () => {
      if (metrics) await this.store(target, metrics);
      await this.scheduleNext(target);
    });
  }

  /** Returns undefined after an error, for example an expired grant; the next scheduled run tries again. */
  private async fetch(
    { id, platform, accountId }: LiveTarget,
    postId: string,
  ): Promise<PostMetrics | 'deleted' | undefined> {
    try {
      const token = await this.tokens.accessToken(platform, accountId!);
      return await this.publishers.of(platform).metrics(postId, token);
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      if (error.code === 'not_found') return 'deleted';
      if (error.code === 'token_expired') await this.tokens.expireAccessToken(accountId!);
      this.logger.warn({ target: id, platform, code: error.code }, 'publishing: metrics could not be read');
      return undefined;
    }
  }

  private async store({ id, rowId }: LiveTarget, metrics: PostMetrics): Promise<void> {
    await this.metrics.store(id, metrics, this.clock.now());
    if (rowId === null) return;
    const measured = await this.metrics.ofRow(rowId, MAX_POSTS_OF_A_ROW);
    const sum = sumOf(measured.map((post) => post.metrics!));
    await this.stats.write(rowId, formatStats(sum), toStats(measured));
  }

  private async scheduleNext({ id, organizationId, publishedAt }: LiveTarget): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + METRICS.everyMs);
    if (notBefore.getTime() > publishedAt!.getTime() + METRICS.forMs) return;
    await this.tasks.schedule(readMetrics, { targetId: id }, { notBefore, organizationId });
  }
}
