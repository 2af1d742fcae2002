const MINUTE_MS = 60_000;

/** Returns a time as a field of the browser shows it: local, without seconds. */
export function localTime(time: string): string {
  const at = new Date(time);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/** Returns a local time of a field as the API takes it. */
export const wireTime = (local: string): string => new Date(local).toISOString();
