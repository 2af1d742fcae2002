import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { creditsQuery } from '../api/account-queries.js';
import { strings } from '../strings/en.js';
import { amount } from '../strings/format.js';
import styles from './home.module.css';

const text = strings.home;

/** The credits that an organization can spend now. */
export function CreditSummary({ organizationId }: { readonly organizationId: number }) {
  const { data } = useQuery(creditsQuery(organizationId));
  if (!data) return null;
  const title = data.available > 0 ? text.held(amount(data.held)) : text.noCreditsHint;
  return (
    <p className={styles.credits} title={title}>
      <Coins aria-hidden="true" />
      <span>{data.available > 0 ? text.credits : text.noCredits}</span>
      {data.available > 0 && <strong>{amount(data.available)}</strong>}
    </p>
  );
}
