import { Injectable } from '@nestjs/common';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { MediaStore } from '../media/media-store.js';
import { ContentResourceHooks } from './content-resource-hooks.js';
import { resourceNotFound } from './content-resource.errors.js';
import { MediaAddressRepository } from './media-address.repository.js';

/** Ends the public addresses of files. */
@Injectable()
export class AddressWithdrawalService {
  constructor(
    private readonly addresses: MediaAddressRepository,
    private readonly store: MediaStore,
    private readonly hooks: Hooks,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Gives the file and its thumbnail new addresses; the former ones are missing when it returns. While upload is
   * unavailable they end later, and it throws `service_unavailable`.
   */
  async withdraw({ id: agentId }: AgentRecord, id: number): Promise<void> {
    const change = await this.transaction.run(async () => {
      const changed = await this.addresses.change(agentId, id);
      if (!changed) throw resourceNotFound();
      await this.store.changeAddress(changed.change);
      for (const resource of changed.affected) await this.hooks.run(ContentResourceHooks.addressWithdrawn, resource);
      return changed.change;
    });
    await this.store.changeAddressNow(change);
  }
}
