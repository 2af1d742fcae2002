import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { overviewQuery } from '../api/overview-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { strings } from '../strings/en.js';
import { amount } from '../strings/format.js';
import styles from './home.module.css';

const text = strings.home;

/** The credits that the organization can spend now. */
export function CreditSummary() {
  const { id } = useOrganization();
  const { data } = useQuery(overviewQuery(id));
  if (!data) return null;
  const { available, held } = data.credits;
  return (
    <p className={styles.credits} title={available > 0 ? text.held(amount(held)) : text.noCreditsHint}>
      <Coins aria-hidden="true" />
      <span>{available > 0 ? text.credits : text.noCredits}</span>
      {available > 0 && <strong>{amount(available)}</strong>}
    </p>
  );
}
