import { createLink, type LinkComponent } from '@tanstack/react-router';
import { Link, type LinkProps } from 'react-aria-components';
import styles from './sheets.module.css';

const PlainTabLink = (props: LinkProps) => <Link {...props} className={styles.tab} />;

/** A link to one of several lists of a page. */
export const TabLink: LinkComponent<typeof PlainTabLink> = createLink(PlainTabLink);
