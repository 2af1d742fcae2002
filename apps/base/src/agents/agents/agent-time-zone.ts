import { invalid, isTimeZone } from '@reelsheet/kernel';

/** Throws `validation_error` for anything but an IANA time zone. */
export function assertTimeZone(timeZone: string | undefined): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalid('agent.time_zone', 'must be an IANA time zone');
}
