import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { CurrentOrganization, OrganizationScope, type OrganizationInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import {
  AuditPageView,
  AuditQuery,
  toAuditPage,
  toVerification,
  VerificationQuery,
  VerificationView,
} from './audit.dto.js';
import { AuditService, MAX_VERIFICATION } from './audit.service.js';

const DESCRIPTION = `Append-only, also for this service's own role in the database. What a user does to their own account stands in the log of their personal workspace.
A deleted organization takes its log with it; that it was deleted stands in the personal workspace of who did it. A failed sign-in names the user whose address was tried; where there is none it stands in no log but the service's own lines.`;
const VERIFYING = `Each entry is signed (HMAC-SHA-256) together with the hash of the one before it, and so is the end of the chain. A call follows ${MAX_VERIFICATION} entries; \`next_cursor\` asks for those behind.`;

@ApiTags('Organizations')
@Controller('organizations/:organization_id/audit_log')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @OrganizationScope('manager')
  @Operation({
    phase: 'setup',
    summary: 'Security-relevant acts in an organization, newest first (owner or manager)',
    description: DESCRIPTION,
    answer: AuditPageView,
    errors: [CommonErrors.validation],
  })
  async page(
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @Query() { cursor, limit, action, user_id }: AuditQuery,
  ): Promise<AuditPageView> {
    return toAuditPage(await this.audit.page({ organizationId, action, userId: user_id }, cursor, limit));
  }

  @Get('verification')
  @OrganizationScope('manager')
  @Operation({
    phase: 'setup',
    summary: 'Whether the log is as it was written (owner or manager)',
    description: VERIFYING,
    answer: VerificationView,
    errors: [CommonErrors.validation],
  })
  async verify(
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @Query() { cursor }: VerificationQuery,
  ): Promise<VerificationView> {
    return toVerification(await this.audit.verify(organizationId, cursor));
  }
}
