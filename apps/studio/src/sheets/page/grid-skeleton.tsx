import { sheetStrings as strings } from '../../strings/sheet-en.js';
import styles from './grid-skeleton.module.css';

const ROWS = 18;

/** Grey lines where rows will be, until the first of them are read. */
export function GridSkeleton() {
  return (
    <div className={styles.lines} role="status">
      <span className="visually-hidden">{strings.loading}</span>
      {Array.from({ length: ROWS }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </div>
  );
}
