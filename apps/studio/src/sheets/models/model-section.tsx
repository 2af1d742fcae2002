import type { CellView, JsonObject } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { modelCatalogueQuery } from '../../api/model-queries.js';
import { Button } from '../../design/components/controls/button.js';
import { modelStrings as text } from '../../strings/models-en.js';
import { indexOf, type GridColumn } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';
import { PanelSection } from '../panels/panel.js';
import { attributesFor, settingsIn } from './model-choice.js';
import { ModelFields } from './model-fields.js';

interface ModelSectionProps {
  readonly grid: GridModel;
  readonly cell: CellView;
  readonly column: GridColumn;
  readonly onChange: (attributes: JsonObject) => void;
}

/** The model of a cell and its settings, which can be set for all rows of the column. */
export function ModelSection({ grid, cell, column, onChange }: ModelSectionProps) {
  const { data: catalogue } = useQuery(modelCatalogueQuery);
  const settings = catalogue && settingsIn(column.type, cell.additional_attributes, catalogue);
  return (
    <PanelSection title={text.settings}>
      <ModelFields type={column.type} attributes={cell.additional_attributes} onChange={onChange} />
      {settings ? (
        <Button size="small" onPress={() => void setForAll(grid, column, attributesFor(settings))}>
          {text.forAll}
        </Button>
      ) : null}
    </PanelSection>
  );
}

/** Gives every cell of a column the settings, as one change. */
async function setForAll({ session, sheet }: GridModel, column: GridColumn, attributes: JsonObject): Promise<void> {
  if (!sheet) return;
  const index = indexOf(sheet.columns, column.id);
  const ids = sheet.rows.flatMap(({ cells }) => cells[index]?.id ?? []);
  const step = await session.structure.changeCell('settings', () => session.api.mergeManyAttributes(ids, attributes));
  if (step) session.notice.set({ text: text.forAllDone(ids.length), kind: 'positive', step });
}
