import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { ContentResourceHooks } from '../../assets/content-resources/content-resource-hooks.js';
import { AuditLog } from './audit.writer.js';

/** Records who withdrew the address of a file. */
@OnHook(ContentResourceHooks.addressWithdrawn)
export class WithdrawnAddressListener implements HookHandler<typeof ContentResourceHooks.addressWithdrawn> {
  constructor(private readonly audit: AuditLog) {}

  async handle({
    organizationId,
    contentResourceId,
  }: HookPayload<typeof ContentResourceHooks.addressWithdrawn>): Promise<void> {
    const target = `content_resource:${contentResourceId}`;
    await this.audit.record({ action: 'content_resource.address_withdrawn', target, organizationId });
  }
}
