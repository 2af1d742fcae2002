import { strings } from '../../../strings/en.js';
import styles from './skeleton.module.css';

/** Grey rows where a list is being loaded. */
export const SkeletonRows = ({ rows = 5 }: { readonly rows?: number }) => (
  <div className={styles.rows} role="status">
    <span className="visually-hidden">{strings.common.loading}</span>
    {Array.from({ length: rows }, (_, index) => (
      <span key={index} className={styles.row} />
    ))}
  </div>
);
