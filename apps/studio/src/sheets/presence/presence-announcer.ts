/** The sheet and the cell that a tab announces. */
export interface AnnouncedPresence {
  readonly sheetId: number | null;
  readonly cellId: number | null;
}

/** Milliseconds after which the presence is repeated; the service forgets a client after three times as long. */
const REPEAT_MS = 15_000;
/** Minimum time between two announcements, in milliseconds: others need not see each step of a selection. */
const INTERVAL_MS = 1_000;

/** Announces which cell of a sheet a tab has selected: at once, then at most once a second, and again regularly. */
export class PresenceAnnouncer {
  private now?: AnnouncedPresence;
  private sent?: AnnouncedPresence;
  private timer?: ReturnType<typeof setTimeout>;

  constructor(private readonly announce: (presence: AnnouncedPresence) => Promise<unknown>) {}

  select(sheetId: number, cellId: number | null): void {
    if (this.now?.sheetId === sheetId && this.now.cellId === cellId) return;
    this.now = { sheetId, cellId };
    if (this.timer === undefined || this.isRepeating) this.send();
  }

  /** Announces that the tab shows no sheet any more. */
  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.sent) this.announce({ sheetId: null, cellId: null }).catch(() => undefined);
    this.now = undefined;
    this.sent = undefined;
  }

  private isRepeating = false;

  private send(): void {
    clearTimeout(this.timer);
    const presence = this.now!;
    this.sent = presence;
    // A presence that does not arrive is repeated anyway.
    this.announce(presence).catch(() => undefined);
    this.isRepeating = false;
    this.timer = setTimeout(() => {
      if (this.now !== this.sent) return this.send();
      this.isRepeating = true;
      this.timer = setTimeout(() => this.send(), REPEAT_MS - INTERVAL_MS);
    }, INTERVAL_MS);
  }
}
