import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, parseAgentRef, prose } from '@reelsheet/kernel';
import {
  CurrentCaller,
  CurrentOrganization,
  NeedsKeyScopes,
  OrganizationScope,
  type Caller,
  type OrganizationInScope,
} from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { SheetErrors } from '../../sheets/sheet/sheet.errors.js';
import { PRESENCE_MS } from '../live-limits.js';
import { PresenceBody } from './presence.dto.js';
import { PresenceService } from './presence.service.js';

const DESCRIPTION = prose`
  Other members see it in their stream of events, with the id of the user. Repeat it every 15 seconds and at each
  change: a client is gone ${PRESENCE_MS / 1_000} seconds after the last time. Nothing is stored.`;

@ApiTags('Organizations')
@Controller()
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Put('organizations/:organization_id/presence')
  @OrganizationScope('viewer')
  @NeedsKeyScopes('read')
  @Operation({
    name: 'organizations.presence.set',
    phase: 'setup',
    summary: 'Announce that a client is present, and the sheet and cell that it shows',
    description: DESCRIPTION,
    status: 204,
    errors: [CommonErrors.agentNotFound, SheetErrors.notFound, CommonErrors.validation],
  })
  async announce(
    @CurrentCaller() { userId }: Caller,
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @Body() { client_id: client, agent_id: agent, sheet_id: sheetId, cell_id: cellId }: PresenceBody,
  ): Promise<void> {
    const ref = agent === undefined ? undefined : parseAgentRef(agent);
    await this.presence.announce({ organizationId, userId, client, agent: ref, sheetId, cellId });
  }
}
