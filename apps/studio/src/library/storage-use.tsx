import { useQuery } from '@tanstack/react-query';
import { Meter } from 'react-aria-components';
import { storageQuery } from '../api/library-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { strings } from '../strings/en.js';
import { byteSize } from '../strings/format.js';
import styles from './library.module.css';

const text = strings.library;

/** The storage that the organization uses of its quota. */
export function StorageUse() {
  const { id } = useOrganization();
  const { data: storage } = useQuery(storageQuery(id));
  if (!storage) return <span />;
  const { used_bytes: used, quota_bytes: quota } = storage;
  if (quota === null) return <span className={styles.storage}>{text.storageUnlimited(byteSize(used))}</span>;
  const words = text.storage(byteSize(used), byteSize(quota));
  return (
    <Meter aria-label={words} value={used} maxValue={quota} valueLabel={words} className={styles.storage}>
      <progress className={styles.meter} value={used} max={quota} aria-hidden="true" />
      {words}
    </Meter>
  );
}
