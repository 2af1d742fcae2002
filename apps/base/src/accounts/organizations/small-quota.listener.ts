import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { MediaHooks } from '../../assets/media/media-hooks.js';
import { FounderReader } from './founder.reader.js';

/** Returns whether a user or an organization has the small storage quota. */
@OnHook(MediaHooks.hasSmallQuota)
export class SmallQuotaListener implements HookHandler<typeof MediaHooks.hasSmallQuota> {
  constructor(private readonly founders: FounderReader) {}

  async handle(owner: HookPayload<typeof MediaHooks.hasSmallQuota>): Promise<boolean> {
    if ('userId' in owner) return this.founders.hasSmallQuotas(owner.userId);
    return this.founders.hasOrganizationSmallQuotas(owner.organizationId);
  }
}
