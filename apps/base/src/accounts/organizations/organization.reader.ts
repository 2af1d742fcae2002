import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type ErrorDefinition, type Role } from '@reelsheet/kernel';
import { MemberRepository } from './members/member.repository.js';
import { OrganizationRepository } from './organization.repository.js';

/** What other features may ask of organizations. */
@Injectable()
export class OrganizationReader {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly members: MemberRepository,
  ) {}

  /** The user's personal workspace, which every user has. */
  async personalOf(userId: number): Promise<number> {
    const id = await this.organizations.personalOf(userId);
    if (id === undefined) throw new Error(`user ${userId} has no personal workspace`);
    return id;
  }

  /** What the user may do in the living organization; undefined where that is nothing. */
  async roleOf(userId: number, id: number): Promise<Role | undefined> {
    return (await this.organizations.find(userId, id))?.role;
  }

  /** The living organization as a member sees it; undefined where the user has no part in it. */
  async seenBy(userId: number, id: number): Promise<{ readonly name: string; readonly role: Role } | undefined> {
    return this.organizations.find(userId, id);
  }

  /** Mail addresses of its owners. */
  async ownerAddresses(id: number): Promise<string[]> {
    const members = await this.members.list(id);
    return members.filter(({ role }) => role === 'owner').map(({ email }) => email);
  }

  /** Keeps the organization from being deleted until the open transaction ends. Throws `missing` where it is gone. */
  async assertLiving(id: number, missing: ErrorDefinition = CommonErrors.notFound): Promise<void> {
    if (!(await this.organizations.lockLiving(id, 'SHARE'))) throw new DomainError(missing);
  }
}
