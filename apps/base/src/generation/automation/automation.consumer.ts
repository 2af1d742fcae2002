import { Controller } from '@nestjs/common';
import { cellUpdated, columnUpdated, variablesImported, type PayloadOf } from '@reelsheet/contracts';
import { Consumes, ConsumesTogether } from '@reelsheet/platform-messaging';
import { Webhooks } from '../../webhooks/webhooks.js';
import { Automation } from './automation.js';

/** An event of more cells is handled alone, because one transaction may contain those of 64 events. */
const CELLS_TOGETHER = 20;

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

  /** Receives the events of one sheet. */
  @ConsumesTogether(cellUpdated, ({ sheet_id, ids }) => (ids.length <= CELLS_TOGETHER ? String(sheet_id) : undefined))
  async cells(events: readonly PayloadOf<typeof cellUpdated>[]): Promise<void> {
    const [{ organization_id, agent_id, sheet_id }] = events as [PayloadOf<typeof cellUpdated>];
    const sheet = { organization_id, agent_id, sheet_id };
    for (const how of ['generated', 'cells'] as const) {
      const ids = events.filter(({ generated }) => (how === 'generated') === (generated ?? false));
      await this.automation.followCells(scopeOf(sheet), [...new Set(ids.flatMap((event) => event.ids))], how);
    }
    const cells = events.flatMap(({ ids, sheet_version, generated = false }) =>
      ids.map((id) => ({ id, sheet_id, sheet_version, generated })),
    );
    await this.webhooks.announce(sheet, 'cell.updated', cells);
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

type SheetEventPayload = Omit<PayloadOf<typeof variablesImported>, 'sheet_version'>;

const scopeOf = ({ organization_id, agent_id, sheet_id }: SheetEventPayload) => ({
  organizationId: organization_id,
  agentId: agent_id,
  sheetId: sheet_id,
});
