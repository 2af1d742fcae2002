import styles from './spinner.module.css';

/** Shows that something takes a while. It has no text; the element around it says what is awaited. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
