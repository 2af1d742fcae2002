import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentOrganization, OrganizationScope, type OrganizationInScope } from '@reelsheet/platform-auth';
import { Operation, PathChoice } from '@reelsheet/platform-http';
import { fromCursor } from './attention-cursor.js';
import { DISMISSIBLE_KINDS } from './attention.js';
import {
  AttentionParameters,
  AttentionView,
  DismissalBody,
  toAgentRef,
  toAttention,
  toDismissible,
  toSince,
} from './attention.dto.js';
import { AttentionService } from './attention.service.js';
import { DismissalService } from './dismissal.service.js';

const DESCRIPTION = prose`
  What does not go on by itself. Each item names the reason and the ids with which it is solved, and is gone once that
  has happened; failed posts and renders also after 30 days. Gates are those of actions that spend credits or publish,
  or that a run wants to do after it has read material of others.`;

@ApiTags('Organizations')
@Controller('organizations/:organization_id/attention')
export class AttentionController {
  constructor(
    private readonly attention: AttentionService,
    private readonly dismissals: DismissalService,
  ) {}

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
    const { kinds, dismissed, limit, cursor } = query;
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    return toAttention(
      await this.attention.page({ organizationId, agent: toAgentRef(query), kinds, dismissed, limit, after }),
    );
  }

  @Put('dismissals/:kind/:item_id')
  @OrganizationScope('editor')
  @PathChoice('kind', DISMISSIBLE_KINDS)
  @Operation({
    name: 'organizations.attention.dismiss',
    phase: 'setup',
    summary: 'Leave an item as it is',
    description: prose`
      All members see it no longer until its state changes again, such as when another post fails or the account is lost
      once more. Dismissed items are listed with \`dismissed=true\`.`,
    status: 204,
    errors: [CommonErrors.notFound, CommonErrors.validation],
  })
  async dismiss(
    @CurrentOrganization() { id }: OrganizationInScope,
    @Param('kind') kind: string,
    @Param('item_id') itemId: string,
    @Body() body: DismissalBody,
  ): Promise<void> {
    await this.dismissals.dismiss(id, { kind: toDismissible(kind), itemId, since: toSince(body) });
  }

  @Delete('dismissals/:kind/:item_id')
  @OrganizationScope('editor')
  @PathChoice('kind', DISMISSIBLE_KINDS)
  @Operation({
    name: 'organizations.attention.restore',
    phase: 'setup',
    summary: 'List a dismissed item again',
    status: 204,
    errors: [CommonErrors.notFound, CommonErrors.validation],
  })
  async restore(
    @CurrentOrganization() { id }: OrganizationInScope,
    @Param('kind') kind: string,
    @Param('item_id') itemId: string,
  ): Promise<void> {
    await this.dismissals.restore(id, toDismissible(kind), itemId);
  }
}
