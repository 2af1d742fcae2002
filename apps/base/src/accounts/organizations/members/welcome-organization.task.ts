import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { UserReader } from '../../users/user.reader.js';
import { FounderShares } from '../founder-shares.js';
import { OrganizationRepository } from '../organization.repository.js';
import { OrganizationService } from '../organization.service.js';

export interface MovedOrganization {
  readonly organizationId: number;
  /** Null if its founder has deleted their account. */
  readonly founderId: number | null;
  /** Members whose account came with the organization. */
  readonly userIds: readonly number[];
}

/**
 * Completes an organization that the operator's command line has moved here from another installation: its members get
 * a personal workspace, and the other services learn the share of its founder.
 */
export const welcomeOrganization = taskKind<MovedOrganization>('welcome_organization');

/** Repeating it changes nothing. */
@RunsTask(welcomeOrganization)
export class WelcomeOrganization implements TaskHandler<MovedOrganization> {
  constructor(
    private readonly organizations: OrganizationService,
    private readonly repository: OrganizationRepository,
    private readonly users: UserReader,
    private readonly shares: FounderShares,
    private readonly transaction: Transaction,
  ) {}

  async run({ organizationId, founderId, userIds }: MovedOrganization): Promise<void> {
    for (const userId of userIds) await this.transaction.run(() => this.addWorkspace(userId));
    if (founderId === null || (await this.repository.personalOf(founderId)) === undefined) return;
    await this.transaction.run(() => this.shares.change(organizationId, founderId));
  }

  /** A deleted user gets none. */
  private async addWorkspace(userId: number): Promise<void> {
    if (!(await this.users.hold(userId)) || (await this.repository.personalOf(userId)) !== undefined) return;
    await this.organizations.createPersonal(await this.users.get(userId));
  }
}
