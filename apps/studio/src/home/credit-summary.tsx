import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { overviewQuery } from '../api/overview-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { strings } from '../strings/en.js';
import { amount } from '../strings/format.js';
import styles from './home.module.css';

const text = strings.home;

/** The credits that the organization can spend now, which lead to what was spent. */
export function CreditSummary() {
  const { id, params } = useOrganization();
  const { data } = useQuery(overviewQuery(id));
  if (!data) return null;
  const { available, held } = data.credits;
  return (
    <p className={styles.credits} title={available > 0 ? text.held(amount(held)) : text.noCreditsHint}>
      <Coins aria-hidden="true" />
      <TextLink to="/o/$organization/settings/money" params={params}>
        {available > 0 ? text.credits : text.noCredits}
      </TextLink>
      {available > 0 && <strong>{amount(available)}</strong>}
    </p>
  );
}
