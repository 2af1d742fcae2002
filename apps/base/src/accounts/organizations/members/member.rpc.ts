import { Controller } from '@nestjs/common';
import { findMember, readMailPermission, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { OrganizationReader } from '../organization.reader.js';

/** Returns memberships to services that act on behalf of a user or mail to an address. */
@Controller()
export class MemberRpc {
  constructor(private readonly organizations: OrganizationReader) {}

  @HandlesRpc(findMember)
  async find({ user_id, organization_id }: RequestOf<typeof findMember>): Promise<ReplyOf<typeof findMember>> {
    return { role: (await this.organizations.roleOf(user_id, organization_id)) ?? null };
  }

  @HandlesRpc(readMailPermission)
  async readMailPermission({
    organization_id,
    email,
  }: RequestOf<typeof readMailPermission>): Promise<ReplyOf<typeof readMailPermission>> {
    const found = await this.organizations.mailPermissionOf(organization_id, email);
    return { organization_name: found?.organizationName ?? null, allowed: found?.isAllowed ?? false };
  }
}
