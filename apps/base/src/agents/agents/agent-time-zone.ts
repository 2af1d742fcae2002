import { invalid, isTimeZone } from '@reelsheet/kernel';

/** Throws `validation_error` unless the time zone is an IANA name. */
export function assertTimeZone(timeZone: string | undefined): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalid('agent.time_zone', 'must be an IANA time zone');
}
