import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type ErrorDefinition, type Role } from '@reelsheet/kernel';
import { AccountsConfig } from '../accounts.config.js';
import { MemberRepository } from './members/member.repository.js';
import { OrganizationRepository, type OrganizationRow } from './organization.repository.js';

export interface AddressPermission {
  readonly organizationName: string;
  readonly isAllowed: boolean;
}

/** Queries about organizations for other features. */
@Injectable()
export class OrganizationReader {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly members: MemberRepository,
    private readonly config: AccountsConfig,
  ) {}

  /** Returns the personal workspace of the user. Every user has one. */
  async personalOf(userId: number): Promise<number> {
    const id = await this.organizations.personalOf(userId);
    if (id === undefined) throw new Error(`user ${userId} has no personal workspace`);
    return id;
  }

  /** Returns the personal workspace of the user, whose picture is that of the user. */
  async personalWorkspaceOf(userId: number): Promise<OrganizationRow> {
    const workspace = await this.organizations.find(userId, await this.personalOf(userId));
    if (!workspace) throw new Error(`user ${userId} is no member of their personal workspace`);
    return workspace;
  }

  /** Returns the role of the user in an organization that is not deleted; undefined for non-members. */
  async roleOf(userId: number, id: number): Promise<Role | undefined> {
    return (await this.organizations.find(userId, id))?.role;
  }

  /** Returns the organization as its member sees it; undefined when it is deleted or the user is not a member. */
  async findForMember(userId: number, id: number): Promise<OrganizationRow | undefined> {
    return this.organizations.find(userId, id);
  }

  /**
   * Returns the organization's name and whether it may mail to the address without its confirmation: to any where
   * addresses need no proof, otherwise to those that its members have proved. Returns undefined when it is deleted.
   */
  async mailPermissionOf(id: number, email: string): Promise<AddressPermission | undefined> {
    const found = await this.members.findAddress(id, email);
    if (!found) return undefined;
    const { organizationName, isProved } = found;
    return { organizationName, isAllowed: isProved || this.config.ACCOUNT_PROOF === 'none' };
  }

  /** Returns the email addresses of the owners. */
  async ownerEmails(id: number): Promise<string[]> {
    const members = await this.members.list(id);
    return members.filter(({ role }) => role === 'owner').map(({ email }) => email);
  }

  /**
   * Prevents the deletion of the organization until the transaction ends. Throws `missing` when it is already deleted.
   */
  async assertActive(id: number, missing: ErrorDefinition = CommonErrors.notFound): Promise<void> {
    if (!(await this.organizations.lockActive(id, 'SHARE'))) throw new DomainError(missing);
  }
}
