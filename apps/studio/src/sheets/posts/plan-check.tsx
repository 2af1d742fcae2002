import type { RowErrorView } from '@reelsheet/client';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { useSubmission } from '../../design/submission.js';
import { postStrings as text } from '../../strings/posts-en.js';
import type { GridModel } from '../grid/grid-model.js';
import type { PostsApi } from './posts-api.js';
import styles from './posts.module.css';
import { RowErrors } from './row-errors.js';

interface Checked {
  readonly rows: number;
  readonly errors: readonly RowErrorView[];
  /** Row behind which others are not checked yet. */
  readonly next: number | null;
}

interface PlanCheckProps {
  readonly grid: GridModel;
  readonly api: PostsApi;
}

/** Checks the posts of all rows before they are made, a hundred rows at a time. */
export function PlanCheck({ grid, api }: PlanCheckProps) {
  const [checked, setChecked] = useState<Checked>();
  const { isPending, error, run } = useSubmission();
  const check = async (before: Checked | undefined) => {
    const { checked: rows, errors, next_rows_after: next } = await api.check(before?.next ?? undefined);
    setChecked({ rows: rows + (before?.rows ?? 0), errors: [...(before?.errors ?? []), ...errors], next });
  };
  return (
    <div className={styles.check}>
      {error ? <Banner kind="danger">{error.message}</Banner> : null}
      <Button icon={<ListChecks />} isPending={isPending} onPress={() => run(() => check(undefined))}>
        {text.check}
      </Button>
      {checked ? (
        <p role="status" className={styles.hint}>
          {text.checked(checked.rows)}.{' '}
          {checked.errors.length === 0 ? text.allGood : text.errors(checked.errors.length)}
        </p>
      ) : null}
      {checked && checked.errors.length > 0 ? <RowErrors grid={grid} errors={checked.errors} /> : null}
      {checked && checked.next !== null ? (
        <Button size="small" isPending={isPending} onPress={() => run(() => check(checked))}>
          {text.checkMore}
        </Button>
      ) : null}
    </div>
  );
}
