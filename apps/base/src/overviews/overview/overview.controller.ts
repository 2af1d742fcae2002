import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  CurrentCaller,
  CurrentOrganization,
  OrganizationScope,
  type Caller,
  type OrganizationInScope,
} from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { OVERVIEW_AGENTS } from './overview-limits.js';
import { OverviewQuery, OverviewView, toOverview } from './overview.dto.js';
import { OverviewService } from './overview.service.js';

const DESCRIPTION = prose`
  Everything that a first page shows, by one request: credits, storage, and of each agent what is under way, what has
  failed, and which accounts must be connected again. A page has the ${OVERVIEW_AGENTS} agents that were active last;
  \`agents_total\` counts all. What needs a person is listed by \`…/attention\`.`;

@ApiTags('Organizations')
@Controller('organizations/:organization_id/overview')
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  @Get()
  @OrganizationScope('viewer')
  @Operation({
    name: 'organizations.overview.get',
    phase: 'setup',
    summary: 'An organization with its credits, its storage and the health of its agents',
    description: DESCRIPTION,
    answer: OverviewView,
    errors: [CommonErrors.validation],
  })
  async read(
    @CurrentCaller() { userId }: Caller,
    @CurrentOrganization() { id }: OrganizationInScope,
    @Query() { page }: OverviewQuery,
  ): Promise<OverviewView> {
    return toOverview(await this.overviews.read(userId, id, page));
  }
}
