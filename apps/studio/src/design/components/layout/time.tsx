import { exactTime, timeFromNow } from '../../../strings/format.js';

/** A time as people say it; the exact one appears when it is pointed at. */
export const Time = ({ at }: { readonly at: number | string }) => (
  <time dateTime={new Date(at).toISOString()} title={exactTime(at)}>
    {timeFromNow(at, Date.now())}
  </time>
);
