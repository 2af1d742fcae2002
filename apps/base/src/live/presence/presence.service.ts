import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid, type AgentRef } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { LiveNotifications } from '../live-notifications.js';

/** A client of a member, with the agent and the sheet that it shows. */
export interface ClientPresence {
  readonly organizationId: number;
  readonly userId: number;
  readonly client: string;
  readonly agent?: AgentRef;
  readonly sheetId?: number | null;
  readonly cellId?: number | null;
}

/** Notifies the readers of an organization of clients that are present. Nothing is stored: clients repeat it. */
@Injectable()
export class PresenceService {
  constructor(
    private readonly agents: AgentDirectory,
    private readonly sheets: SheetReader,
    private readonly notifications: LiveNotifications,
  ) {}

  /** Throws `agent_not_found`, `spreadsheet_not_found`, and `validation_error` for a sheet without its agent. */
  async announce({ organizationId, userId, client, agent, ...shown }: ClientPresence): Promise<void> {
    const { sheetId = null, cellId = null } = shown;
    if (sheetId === null && cellId !== null) throw invalid('sheet_id', 'is required with cell_id');
    if (sheetId !== null && !agent) throw invalid('agent_id', 'is required with sheet_id');
    const found = agent && (await this.agents.find(agent));
    if (agent && found?.organizationId !== organizationId) throw new DomainError(CommonErrors.agentNotFound);
    const agentId = found?.id ?? null;
    if (sheetId !== null) await this.sheets.require({ agentId: agentId!, sheetId });
    this.notifications.announce(organizationId, { userId, client, agentId, sheetId, cellId });
  }
}
