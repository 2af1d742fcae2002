import { Injectable } from '@nestjs/common';
import { savedViewChanged } from '@reelsheet/contracts';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { SheetReader } from '../sheet/sheet.reader.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SAVED_VIEW_LIMITS } from './saved-view-limits.js';
import { SavedViewRepository, type SavedView } from './saved-view.repository.js';
import type { ViewDefinition } from './saved-view.js';

/** The saved views of sheets. They change no content: a sheet keeps its version. */
@Injectable()
export class SavedViewService {
  constructor(
    private readonly views: SavedViewRepository,
    private readonly sheets: SheetReader,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
  ) {}

  async list(scope: SheetScope): Promise<SavedView[]> {
    await this.sheets.require(scope);
    return this.views.list(scope);
  }

  /** Throws `validation_error` at the limit of views. */
  async create(scope: SheetScope, name: string, definition: ViewDefinition): Promise<SavedView> {
    return this.transaction.run(async () => {
      const view = await this.views.insert(scope, name, definition);
      if (!view) {
        await this.sheets.require(scope);
        throw invalid('name', `would be one more than the ${SAVED_VIEW_LIMITS.ofSheet} views of a sheet`);
      }
      await this.announce(scope, view.id, view.organizationId);
      return view;
    });
  }

  /** Throws `not_found`. */
  async update(
    scope: SheetScope,
    id: number,
    name: string | undefined,
    definition: Partial<ViewDefinition>,
  ): Promise<SavedView> {
    return this.transaction.run(async () => {
      const view = await this.views.update(scope, id, name, definition);
      if (!view) throw await this.missing(scope);
      await this.announce(scope, id, view.organizationId);
      return view;
    });
  }

  /** Throws `not_found`. */
  async delete(scope: SheetScope, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const organizationId = await this.views.delete(scope, id);
      if (organizationId === undefined) throw await this.missing(scope);
      await this.announce(scope, id, organizationId);
    });
  }

  private async missing(scope: SheetScope): Promise<DomainError> {
    await this.sheets.require(scope);
    return new DomainError(CommonErrors.notFound);
  }

  private async announce({ agentId, sheetId }: SheetScope, id: number, organizationId: number): Promise<void> {
    await this.outbox.send(savedViewChanged, {
      organization_id: organizationId,
      agent_id: agentId,
      sheet_id: sheetId,
      id,
    });
  }
}
