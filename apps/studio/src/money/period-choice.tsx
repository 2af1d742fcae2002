import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { SearchSelect } from '../design/components/controls/search-select.js';
import { Segments } from '../design/components/controls/segments.js';
import { TextField } from '../design/components/controls/text-field.js';
import { money as text } from '../strings/en/money.js';
import { PERIOD_DAYS, timeZones, type ShownPeriod, type SpendingSearch } from './period.js';
import styles from './money.module.css';

const PERIODS = [...PERIOD_DAYS, 'custom' as const].map((value) => ({ value, label: text.periods[value] }));
const ZONES = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** Changes what the page of spending shows; its address has the choice. */
export function useSpendingSearch() {
  const { params } = useOrganization();
  const navigate = useNavigate();
  return (change: (before: SpendingSearch) => SpendingSearch) =>
    void navigate({ to: '/o/$organization/settings/money', params, search: change, replace: true, resetScroll: false });
}

/** Chooses the days that are shown, and the time zone that they are days of. */
export function PeriodChoice({ period }: { readonly period: ShownPeriod }) {
  const change = useSpendingSearch();
  const [isCustom, setCustom] = useState(period.days === undefined);
  const choose = (value: (typeof PERIODS)[number]['value']) => {
    setCustom(value === 'custom');
    if (value !== 'custom') change(({ from: _from, to: _to, ...rest }) => ({ ...rest, days: value }));
  };
  return (
    <div className={styles.controls}>
      <Segments
        label={text.period}
        value={isCustom || period.days === undefined ? 'custom' : period.days}
        options={PERIODS}
        onChange={choose}
      />
      {isCustom && <Dates period={period} onChange={change} />}
      <span className={styles.fill} />
      <div className={styles.zone}>
        <SearchSelect
          label={text.timeZone}
          choices={ZONES}
          value={period.timeZone}
          onChange={(zone) => change((before) => ({ ...before, zone }))}
        />
      </div>
    </div>
  );
}

interface DatesProps {
  readonly period: ShownPeriod;
  readonly onChange: ReturnType<typeof useSpendingSearch>;
}

function Dates({ period, onChange }: DatesProps) {
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  return (
    <form
      className={styles.dates}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(({ days: _days, ...before }) => ({ ...before, from, to }));
      }}
    >
      <TextField label={text.from} type="date" value={from} onChange={setFrom} isRequired />
      <TextField label={text.to} type="date" value={to} onChange={setTo} isRequired />
      <Button type="submit" isDisabled={from === '' || to === '' || from > to}>
        {text.apply}
      </Button>
    </form>
  );
}
