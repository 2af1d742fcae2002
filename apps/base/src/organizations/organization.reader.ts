import { Injectable } from '@nestjs/common';
import { OrganizationRepository } from './organization.repository.js';

/** What other features may ask of organizations. */
@Injectable()
export class OrganizationReader {
  constructor(private readonly organizations: OrganizationRepository) {}

  /** The user's personal workspace, which every user has. */
  async personalOf(userId: number): Promise<number> {
    const id = await this.organizations.personalOf(userId);
    if (id === undefined) throw new Error(`user ${userId} has no personal workspace`);
    return id;
  }
}
