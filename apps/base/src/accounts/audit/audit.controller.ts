import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentOrganization, OrganizationScope, type OrganizationInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import {
  AuditPageView,
  AuditQuery,
  toAuditPage,
  toKnownEnd,
  toVerification,
  VerificationQuery,
  VerificationView,
} from './audit.dto.js';
import { AuditService } from './audit.service.js';
import { MAX_VERIFICATION } from './audit-limits.js';

const DESCRIPTION = prose`
  Append-only, also for the database role of this service. Actions of a user on their own account are recorded in the
  log of their personal workspace. Entries that are older than the operator stores them (\`AUDIT_LOG_DAYS\`, at least
  90 days; by default as long as the organization) are removed, all but the last one. The log is deleted with the
  organization; the deletion itself is recorded in the personal workspace of the user who did it. A failed sign-in
  names the user of the address; for an address without a user it is only written to the logs of the service.`;
const VERIFYING = prose`
  Each entry is signed (HMAC-SHA-256) together with the hash of the previous one, and so is the end of the chain. One
  call verifies ${MAX_VERIFICATION} entries; \`next_cursor\` continues after them. The owner of the database could
  restore an earlier log with its valid end: store \`end\` elsewhere and send it with later verifications, which report
  its position if the log does not contain it any more. Where old entries were removed, their number (\`removed\`) and
  the hash of the last of them are signed, and the chain is verified from there.`;

@ApiTags('Organizations')
@Controller('organizations/:organization_id/audit_log')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @OrganizationScope('manager')
  @Operation({
    name: 'auditLog.list',
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
    name: 'auditLog.verify',
    phase: 'setup',
    summary: 'Whether the log is as it was written (owner or manager)',
    description: VERIFYING,
    answer: VerificationView,
    errors: [CommonErrors.validation],
  })
  async verify(
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @Query() query: VerificationQuery,
  ): Promise<VerificationView> {
    return toVerification(await this.audit.verify(organizationId, query.cursor, toKnownEnd(query)));
  }
}
