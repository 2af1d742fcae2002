import { Injectable } from '@nestjs/common';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { InputChanges } from '../input-changes.js';
import { NodeStatesReader } from './node-states.reader.js';

/** Reads which nodes of a sheet are up to date. */
@Injectable()
export class NodeStatesService {
  constructor(
    private readonly states: NodeStatesReader,
    private readonly changes: InputChanges,
  ) {}

  /** Returns JSON text. Schedules the comparison of changes that nothing else schedules, as those of an upgrade. */
  async read(sheet: SheetScope, rowId?: number): Promise<string> {
    const { body, isCurrent, organizationId } = await this.states.states(sheet, rowId);
    if (!isCurrent) await this.changes.schedule({ ...sheet, organizationId });
    return body;
  }
}
