import { ArrowDownAZ, ArrowUpAZ, ListFilter, type LucideIcon } from 'lucide-react';
import { viewStrings as strings } from '../../strings/views-en.js';
import type { GridColumn } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';

interface ViewAction {
  readonly name: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** The actions of a column that choose which rows are shown, and in which order. */
export function viewActions({ views }: GridModel, { id }: GridColumn): ViewAction[] {
  const sort = (descending: boolean) => () =>
    views.apply({ ...views.rows.get(), sorts: [{ column_id: id, by: 'natural', descending }] });
  const filter = () => {
    const rows = views.rows.get();
    views.apply({ ...rows, filters: [...rows.filters, { column_id: id, condition: 'contains', value: '' }] });
    views.editor.set('filter');
  };
  return [
    { name: 'sortUp', label: strings.menu.sortUp, icon: ArrowDownAZ, run: sort(false) },
    { name: 'sortDown', label: strings.menu.sortDown, icon: ArrowUpAZ, run: sort(true) },
    { name: 'filter', label: strings.menu.filter, icon: ListFilter, run: filter },
  ];
}
