import { Injectable } from '@nestjs/common';
import { CreditGate } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { LiveHints } from '@reelsheet/platform-messaging';
import { ContentResourceReader } from '../../library/content-resources/content-resource.reader.js';
import { GenerationResultWriter } from '../../sheets/cells/generation-result.writer.js';
import { MediaStore, type LocalFile, type StoredMedia } from '../../storage/media/media-store.js';
import { creditReference, liveTopic } from './generation.js';
import { GenerationClaimRepository, type Claim } from './generation-claim.repository.js';
import type { Completed } from './kinds/kind.js';

/** Brings what was made home: into our storage first, then everything else in one transaction. */
@Injectable()
export class GenerationCompletion {
  constructor(
    private readonly claims: GenerationClaimRepository,
    private readonly store: MediaStore,
    private readonly resources: ContentResourceReader,
    private readonly results: GenerationResultWriter,
    private readonly credits: CreditGate,
    private readonly transaction: Transaction,
    private readonly hints: LiveHints,
  ) {}

  /** Where the claim was lost meanwhile, the stored files are dropped and nothing is charged. */
  async complete(claim: Claim, key: string, { files = [], cost, result }: Completed): Promise<void> {
    const names = files.map((_, position) => `${key}:${position}`);
    const media = await this.storeAll(claim, names, files);
    const finished = await this.transaction.run(async () => {
      if (!(await this.claims.end(claim, { status: 'completed', cost, result }))) return false;
      await this.show(claim, media);
      await this.store.keep(names);
      await this.credits.capture({
        organizationId: claim.organizationId,
        reference: creditReference(claim.id),
        amount: cost,
      });
      await this.select(claim, result);
      this.transaction.afterCommit(() => this.hints.announce(liveTopic(claim.id)));
      return true;
    });
    if (!finished) await this.store.discard(names);
  }

  private async storeAll(
    { id, organizationId }: Claim,
    names: readonly string[],
    files: readonly LocalFile[],
  ): Promise<StoredMedia[]> {
    const stored: StoredMedia[] = [];
    for (const [position, file] of files.entries()) {
      stored.push(
        await this.store.store({
          ...file,
          name: names[position]!,
          organizationId,
          fileName: `generation-${id}-${file.fileName}`,
        }),
      );
    }
    return stored;
  }

  private async show(claim: Claim, media: readonly StoredMedia[]): Promise<void> {
    const { id: generationId, organizationId, agentId, sheetId } = claim;
    const ids = await this.resources.add(
      media.map((stored) => ({ ...stored, organizationId, agentId, sheetId, generationId })),
    );
    await this.claims.addOutputs(claim, ids);
  }

  private async select({ id, cellId, layerId }: Claim, result: unknown): Promise<void> {
    const text = typeof result === 'string' ? result : null;
    if (layerId !== null) await this.results.select({ layerId }, id);
    else if (cellId !== null) await this.results.select({ cellId }, id, text);
  }
}
