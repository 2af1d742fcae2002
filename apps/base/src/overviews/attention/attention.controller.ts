import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentOrganization, OrganizationScope, type OrganizationInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { fromCursor } from './attention-cursor.js';
import { AttentionParameters, AttentionView, toAgentRef, toAttention } from './attention.dto.js';
import { AttentionService } from './attention.service.js';

const DESCRIPTION = prose`
  What does not go on by itself. Each item names the reason and the ids with which it is solved, and is gone once that
  has happened; failed posts and renders also after 30 days. Gates are those of actions that spend credits or publish,
  or that a run wants to do after it has read material of others.`;

@ApiTags('Organizations')
@Controller('organizations/:organization_id/attention')
export class AttentionController {
  constructor(private readonly attention: AttentionService) {}

  @Get()
  @OrganizationScope('viewer')
  @Operation({
    name: 'organizations.attention.list',
    phase: 'setup',
    summary: 'What needs a person in an organization, newest first',
    description: DESCRIPTION,
    answer: AttentionView,
    errors: [CommonErrors.agentNotFound, CommonErrors.validation],
  })
  async list(
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @Query() query: AttentionParameters,
  ): Promise<AttentionView> {
    const { kinds, limit, cursor } = query;
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    return toAttention(await this.attention.page({ organizationId, agent: toAgentRef(query), kinds, limit, after }));
  }
}
