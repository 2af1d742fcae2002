import { Injectable } from '@nestjs/common';
import { readStorage, type ReplyOf } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Hooks } from '@reelsheet/platform-hooks';
import { RpcClient } from '@reelsheet/platform-messaging';
import { MediaHooks } from './media-hooks.js';

export type OrganizationStorage = Readonly<ReplyOf<typeof readStorage>>;

/** Reads what organizations store. */
@Injectable()
export class StorageReader {
  constructor(
    private readonly rpc: RpcClient,
    private readonly hooks: Hooks,
  ) {}

  /** Returns undefined while the upload service does not answer. */
  async find(organizationId: number): Promise<OrganizationStorage | undefined> {
    const small_quota = await this.hooks.query(MediaHooks.hasSmallQuota, { organizationId });
    try {
      return await this.rpc.request(readStorage, { organization_id: organizationId, small_quota });
    } catch (error) {
      if (error instanceof DomainError && error.is(CommonErrors.unavailable)) return undefined;
      throw error;
    }
  }
}
