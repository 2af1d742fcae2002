/** The saved view of a sheet that was chosen last in this browser, for one person. */
export class ChosenView {
  private readonly key: string;

  constructor(owner: string, sheetId: number) {
    this.key = `reelsheet-view-${owner}-${sheetId}`;
  }

  read(): number | undefined {
    try {
      return Number(localStorage.getItem(this.key)) || undefined;
    } catch {
      return undefined;
    }
  }

  write(id: number | undefined): void {
    try {
      if (id === undefined) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, String(id));
    } catch {
      // A browser that stores nothing forgets the choice with the page.
    }
  }
}
