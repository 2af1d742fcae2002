import { ChevronLeft, ChevronRight } from 'lucide-react';
import { SHEETS_PER_PAGE } from '../../api/sheet-queries.js';
import { LinkButton } from '../../design/components/controls/link-button.js';
import { strings } from '../../strings/en.js';
import { useShownAgent } from './sheets-frame.js';
import styles from './sheets.module.css';

const text = strings.sheets;

interface PagerProps {
  readonly to: '/o/$organization/agents/$agent/sheets' | '/o/$organization/agents/$agent/trash';
  readonly page: number;
  /** Number of items of this page; a full page may be followed by another. */
  readonly items: number;
}

/** Leads to the pages before and after; nothing where one page is all. */
export function Pager({ to, page, items }: PagerProps) {
  const { params } = useShownAgent();
  const hasNext = items >= SHEETS_PER_PAGE;
  if (page === 1 && !hasNext) return null;
  const search = (other: number) => (other > 1 ? { page: other } : {});
  return (
    <nav className={styles.pager} aria-label={text.pages}>
      {page > 1 && (
        <LinkButton to={to} params={params} search={search(page - 1)} size="small" icon={<ChevronLeft />}>
          {text.previous}
        </LinkButton>
      )}
      <span className={styles.pageNumber}>{text.pageOf(page)}</span>
      {hasNext && (
        <LinkButton to={to} params={params} search={search(page + 1)} size="small" icon={<ChevronRight />}>
          {text.next}
        </LinkButton>
      )}
    </nav>
  );
}
