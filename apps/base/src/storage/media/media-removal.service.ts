import { Injectable } from '@nestjs/common';
import { claimBlob, removeMedia } from '@reelsheet/contracts';
import { RpcClient } from '@reelsheet/platform-messaging';
import { untilAnswered } from './answered.js';
import { MediaDepositRepository } from './media-deposit.repository.js';

/** Takes stored media away again: what a deleted thing leaves, and what a job has stored in vain. */
@Injectable()
export class MediaRemovalService {
  constructor(
    private readonly deposits: MediaDepositRepository,
    private readonly rpc: RpcClient,
  ) {}

  async remove(keys: string[]): Promise<void> {
    await untilAnswered(() => this.rpc.ask(removeMedia, { keys }));
  }

  /** Does nothing where the name was kept meanwhile. */
  async discard(name: string): Promise<void> {
    const deposit = await this.deposits.find(name);
    if (!deposit) return;
    const owner = { user_id: null, organization_id: deposit.organizationId };
    await untilAnswered(async () => {
      const { media } = await this.rpc.ask(claimBlob, { owner, signed_id: deposit.signedId });
      if (media) await this.rpc.ask(removeMedia, { keys: [media.key] });
    });
    await this.deposits.forget([name]);
  }
}
