import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { overviewQuery } from '../api/overview-queries.js';
import { spendingQuery } from '../api/money-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Banner } from '../design/components/feedback/banner.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { SettingsFrame } from '../settings/settings-frame.js';
import { money as text } from '../strings/en/money.js';
import { settings } from '../strings/en/settings.js';
import { CreditFigures } from './credit-figures.js';
import { DaySpending } from './day-spending.js';
import { GroupSpending } from './group-spending.js';
import { PeriodChoice } from './period-choice.js';
import { shownPeriod, type ShownPeriod } from './period.js';

const route = getRouteApi('/signed-in/o/$organization/settings/money');

/** Credits, and what they were spent on. */
export function MoneyPage() {
  const { params } = useOrganization();
  const period = shownPeriod(route.useSearch(), new Date());
  return (
    <SettingsFrame
      title={settings.pages.money}
      hint={text.hint}
      actions={
        <LinkButton to="/o/$organization/settings/money/ledger" params={params}>
          {text.ledger.open}
        </LinkButton>
      }
    >
      <Balance period={period} />
      <PeriodChoice period={period} />
      <DaySpending period={period} />
      <GroupSpending period={period} />
    </SettingsFrame>
  );
}

function Balance({ period }: { readonly period: ShownPeriod }) {
  const { id } = useOrganization();
  const { data: overview, error, refetch } = useQuery(overviewQuery(id));
  const { data: spending } = useQuery(spendingQuery(id, period, 'day'));
  if (error && !overview) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <CreditFigures period={period} overview={overview} spent={spending?.credits} />
      {overview && overview.credits.available <= 0 && (
        <Banner kind="warning">
          {text.noCredits}. {text.grants}
        </Banner>
      )}
    </>
  );
}
