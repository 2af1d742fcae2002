import { Injectable } from '@nestjs/common';
import { ImportService } from '../sheets/import-export/import.service.js';
import { ImportedObjects } from '../sheets/import-export/imported-objects.js';
import { defaultRoleOf } from '../sheets/sheet/column-types.js';
import { SheetReader } from '../sheets/sheet/sheet.reader.js';
import { SheetService } from '../sheets/sheet/sheet.service.js';
import { countOf, freePreview, type ActionHandlers } from './action-handler.js';

/** Actions that create and fill sheets. */
@Injectable()
export class SheetActions {
  constructor(
    private readonly sheets: SheetService,
    private readonly sheetReader: SheetReader,
    private readonly imports: ImportService,
  ) {}

  readonly handlers: ActionHandlers<'make_vidsheet' | 'fill_vidsheet'> = {
    make_vidsheet: {
      needsApproval: false,
      preview: async (_, { title, rows }) =>
        freePreview(`Make the vidsheet “${title}” with ${countOf(rows.length, 'row')}`),
      perform: async (agent, { title, columns, rows: [first = {}, ...others] }) => {
        const planned = columns.map(({ title: name, type = 'text' }) => ({
          title: name,
          type,
          role: defaultRoleOf(type),
          description: '',
          cell: { value: first[name] ?? '' },
        }));
        const scope = await this.sheets.createFrom({ title, columns: planned }, agent, null);
        if (others.length > 0) await this.imports.import(scope, new ImportedObjects(others), { isStrict: true });
        return { vidsheet_id: scope.sheetId, title };
      },
    },
    fill_vidsheet: {
      needsApproval: false,
      preview: async ({ id: agentId }, { vidsheet_id: sheetId, rows }) => {
        const { title } = await this.sheetReader.require({ agentId, sheetId });
        return freePreview(`Add ${countOf(rows.length, 'row')} to the vidsheet “${title}”`);
      },
      // Imported rows have no automatic cells, so that importing them costs nothing.
      perform: async ({ id: agentId }, { vidsheet_id: sheetId, rows }) => {
        const { created } = await this.imports.import({ agentId, sheetId }, new ImportedObjects(rows), {
          isStrict: true,
        });
        return { vidsheet_id: sheetId, rows_created: created };
      },
    },
  };
}
