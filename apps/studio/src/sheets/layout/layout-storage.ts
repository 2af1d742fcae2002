import { EMPTY_LAYOUT, parseLayout, type ColumnLayout } from './column-layout.js';

/** The layout of a sheet in this browser, for one person. The API has no record for it. */
export class LayoutStorage {
  private readonly key: string;

  constructor(owner: string, sheetId: number) {
    this.key = `reelsheet-layout-${owner}-${sheetId}`;
  }

  read(): ColumnLayout {
    try {
      return parseLayout(localStorage.getItem(this.key));
    } catch {
      return EMPTY_LAYOUT;
    }
  }

  write(layout: ColumnLayout): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(layout));
    } catch {
      // A browser that stores nothing forgets the layout with the page.
    }
  }
}
