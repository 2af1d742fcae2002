import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { LiveHints } from '@reelsheet/platform-messaging';
import { ContentResourceReader } from '../../library/content-resources/content-resource.reader.js';
import { MediaStore } from '../../storage/media/media-store.js';
import { creditReference, liveTopic } from './render-job.js';
import { RenderJobRepository, type RenderClaim } from './render-job.repository.js';

/** Brings the finished video into storage, then ends the job in one transaction. */
@Injectable()
export class RenderCompletion {
  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly store: MediaStore,
    private readonly resources: ContentResourceReader,
    private readonly credits: CreditGate,
    private readonly transaction: Transaction,
    private readonly hints: LiveHints,
  ) {}

  /** Where the claim was lost meanwhile, the file is dropped and nothing is charged. */
  async complete(claim: RenderClaim, path: string, price: Micro): Promise<void> {
    const { id, organizationId, agentId, sheetId } = claim;
    const name = `render_job:${id}:${claim.claim}`;
    const media = await this.store.store({
      name,
      organizationId,
      path,
      fileName: `render-${id}.mp4`,
      contentType: 'video/mp4',
    });
    const finished = await this.transaction.run(async () => {
      if (!(await this.jobs.complete(claim, price))) return false;
      const [resourceId] = await this.resources.add([{ ...media, organizationId, agentId, sheetId }]);
      await this.jobs.show(claim, resourceId!);
      await this.store.keep([name]);
      await this.credits.capture({ organizationId, reference: creditReference(id), amount: price });
      this.transaction.afterCommit(() => this.hints.announce(liveTopic(id)));
      return true;
    });
    if (!finished) await this.store.discard([name]);
  }
}
