import { Controller } from '@nestjs/common';
import { cellUpdated, columnUpdated, variablesImported, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { Webhooks } from '../../webhooks/webhooks.js';
import { Automation } from './automation.js';

/**
 * Regenerates the automatic cells that a change of a sheet affects. Copies and deletions affect none, because copies
 * keep their results.
 */
@Controller()
export class AutomationConsumer {
  constructor(
    private readonly automation: Automation,
    private readonly webhooks: Webhooks,
  ) {}

  @Consumes(cellUpdated)
  async cells(event: PayloadOf<typeof cellUpdated>): Promise<void> {
    await this.automation.followCells(scopeOf(event), event.ids, event.generated ? 'generated' : 'cells');
    const { sheet_id, sheet_version, generated = false } = event;
    const cells = event.ids.map((id) => ({ id, sheet_id, sheet_version, generated }));
    await this.webhooks.announce(event, 'cell.updated', cells);
  }

  @Consumes(columnUpdated)
  async columns(event: PayloadOf<typeof columnUpdated>): Promise<void> {
    if (event.retitled) await this.automation.followNames(scopeOf(event), { columns: event.ids });
  }

  @Consumes(variablesImported)
  async variables(event: PayloadOf<typeof variablesImported>): Promise<void> {
    await this.automation.followNames(scopeOf(event), { variables: true });
  }
}

type SheetEventPayload = PayloadOf<typeof variablesImported>;

const scopeOf = ({ organization_id, agent_id, sheet_id }: SheetEventPayload) => ({
  organizationId: organization_id,
  agentId: agent_id,
  sheetId: sheet_id,
});
