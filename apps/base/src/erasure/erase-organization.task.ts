import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { eraseOrganization } from '../accounts/organizations/erase-organization.js';
import { ErasureService } from './erasure.service.js';

@RunsTask(eraseOrganization)
export class EraseOrganization implements TaskHandler<{ readonly organizationId: number }> {
  constructor(private readonly erasure: ErasureService) {}

  async run(
    { organizationId }: { readonly organizationId: number },
    signal: AbortSignal,
  ): Promise<'again' | undefined> {
    const isDone = await this.erasure.erase(organizationId, signal);
    return isDone ? undefined : 'again';
  }
}
