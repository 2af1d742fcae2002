interface Canvas {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Frames per second. */
  readonly fps: number;
}

/** Size of a video that is composed in little time. */
export const SMALL: Canvas = { width: 180, height: 320, fps: 10 };

/** Returns the composition of a video that shows a text for a second, as renders take it. */
export const titleCard = (text: string, canvas?: Canvas): string =>
  JSON.stringify({ canvas, tracks: [{ clips: [{ type: 'text', text, start: 0, duration: 1 }] }] });
