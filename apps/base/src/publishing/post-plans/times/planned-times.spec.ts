import { describe, expect, it } from '@jest/globals';
import { localInstant } from './local-instant.js';
import { timesOf, type TimesContext } from './planned-times.js';
import type { PlanTiming } from '../post-plan.js';

const CONTEXT: TimesContext = {
  now: new Date('2027-03-26T12:00:00Z'),
  timeZone: 'Europe/Berlin',
  slots: [{ time: '12:00', daysOfWeek: [5, 6] }],
  takenByAgent: new Set(),
  takenByAccounts: new Set(),
};
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Returns the times, or what is wrong, of rows with these texts. */
function times(timing: PlanTiming, texts: readonly string[], changes: Partial<TimesContext> = {}) {
  const rows = texts.map((timeText, index) => ({ rowId: index + 1, timeText }));
  return [...timesOf(timing, rows, { ...CONTEXT, ...changes }).values()].map((row) =>
    'time' in row ? row.time.toISOString().replace(':00.000Z', 'Z') : `${row.field} ${row.error}`,
  );
}

const at = (...instants: string[]) => new Set(instants.map((instant) => Date.parse(instant)));

describe('times of a plan', () => {
  const cadence = (from: string, ...clock: string[]) =>
    ({ type: 'cadence', from, times: clock, daysOfWeek: EVERY_DAY }) as const;

  it('are two a day from a date, at the same local time across a daylight saving change', () =>
    expect(times(cadence('2027-03-27', '18:00', '09:00'), ['', '', '', ''])).toEqual([
      '2027-03-27T08:00Z',
      '2027-03-27T17:00Z',
      '2027-03-28T07:00Z',
      '2027-03-28T16:00Z',
    ]));

  it('begin at midnight of the date in the zone, and never in the past', () => {
    expect(times(cadence('2027-04-01', '00:00'), [''])).toEqual(['2027-03-31T22:00Z']);
    expect(times(cadence('2020-01-01', '13:00', '13:01'), [''])).toEqual(['2027-03-26T12:01Z']);
  });

  it('leave out those at which an account has a post', () =>
    expect(times(cadence('2027-03-27', '09:00'), [''], { takenByAccounts: at('2027-03-27T08:00Z') })).toEqual([
      '2027-03-28T07:00Z',
    ]));

  it('of a cadence end after a year', () =>
    expect(times({ ...cadence('2027-03-27', '09:00'), daysOfWeek: [0] }, Array(54).fill('')).at(-1)).toBe(
      'timing.from leads to no free time within a year for this row',
    ));

  it('are slots of the calendar that no post of the agent has', () =>
    expect(times({ type: 'slots' }, ['', ''], { takenByAgent: at('2027-03-27T11:00Z') })).toEqual([
      '2027-03-28T10:00Z',
      '2027-04-03T10:00Z',
    ]));

  it('are fixed ones in their order, each once', () =>
    expect(
      times({ type: 'fixed', at: ['2027-05-02 09:00', '2027-05-01T09:00Z', '2020-01-01T09:00', '2027-05-02T07:00Z'] }, [
        ...['', '', ''],
      ]),
    ).toEqual(['2027-05-02T07:00Z', '2027-05-01T09:00Z', 'timing.at has no free time left for this row']));

  it('are all now for posts that go out at once', () =>
    expect(times({ type: 'now' }, ['', ''])).toEqual(['2027-03-26T12:00Z', '2027-03-26T12:00Z']));

  it('are those in a column, local without an offset', () =>
    expect(
      times({ type: 'column', column: 'When' }, [
        '2027-05-01 09:00',
        ' 2027-05-01T09:00:30Z ',
        '',
        'tomorrow',
        '2027-05-01T07:00Z',
      ]),
    ).toEqual([
      '2027-05-01T07:00Z',
      '2027-05-01T09:00:30.000Z',
      'timing.column is empty in this row',
      'timing.column is no ISO 8601 time in this row',
      'timing.column is the time of row 1 too',
    ]));
});

describe('a local time', () => {
  it.each([
    ['is shifted where daylight saving skips it', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
    ['is the first where it is repeated', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
    ['is not local with an offset', '2027-10-31T02:30+01:00', '2027-10-31T01:30:00.000Z'],
  ])('%s', (_, text, instant) => expect(localInstant(text, 'Europe/Berlin')?.toISOString()).toBe(instant));

  it.each(['', '2027-03-28', '2027-02-30T09:00', '2027-03-28T24:00', '28.3.2027 09:00', '99999-01-01T09:00'])(
    'is not %j',
    (text) => expect(localInstant(text, 'Europe/Berlin')).toBeUndefined(),
  );
});
