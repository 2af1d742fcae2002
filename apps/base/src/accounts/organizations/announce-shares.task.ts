import { organizationFounded } from '@reelsheet/contracts';
import { Transaction } from '@reelsheet/platform-database';
import { FairShares, RunsTask, taskKind, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';

interface AnnouncedShares {
  /** The organization after which it continues. */
  readonly after: number;
}

/** Announces the shares of organizations that were founded before there were shares. A migration schedules it. */
const announceShares = taskKind<AnnouncedShares>('announce_shares');

/** Number of organizations that are announced in one transaction. */
const BATCH = 500;

/** Repeated announcements change nothing. */
@RunsTask(announceShares)
export class AnnounceShares implements TaskHandler<AnnouncedShares> {
  constructor(
    private readonly shares: FairShares,
    private readonly outbox: Outbox,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
  ) {}

  async run({ after }: AnnouncedShares): Promise<void> {
    await this.transaction.run(async () => {
      const batch = await this.shares.list(after, BATCH);
      for (const { organizationId: id, shareId, revision } of batch)
        await this.outbox.send(organizationFounded, { id, share_id: shareId, revision });
      const last = batch.at(-1);
      if (last) await this.tasks.schedule(announceShares, { after: last.organizationId });
    });
  }
}
