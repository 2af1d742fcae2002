/** Returns the composition of a video that shows a text for a second, as renders take it. */
export const titleCard = (text: string): string =>
  JSON.stringify({ tracks: [{ clips: [{ type: 'text', text, start: 0, duration: 1 }] }] });
