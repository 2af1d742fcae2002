import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { UserHooks } from '../users/user-hooks.js';
import { OrganizationService } from './organization.service.js';

/** Creates the personal workspace of a new user. */
@OnHook(UserHooks.created)
export class PersonalWorkspaceListener implements HookHandler<typeof UserHooks.created> {
  constructor(private readonly organizations: OrganizationService) {}

  async handle(user: HookPayload<typeof UserHooks.created>): Promise<void> {
    await this.organizations.createPersonal(user);
  }
}
