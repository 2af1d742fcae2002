import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { CurrentOrganization, OrganizationScope, type OrganizationInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { AuditPageView, AuditQuery, toAuditPage } from './audit.dto.js';
import { AuditService } from './audit.service.js';

const DESCRIPTION = `Append-only. What a user does to their own account stands in the log of their personal workspace.
A deleted organization takes its log with it; that it was deleted stands in the personal workspace of who did it. A failed sign-in names the user whose address was tried.`;

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
}
