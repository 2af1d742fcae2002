import { createLink, type LinkComponent } from '@tanstack/react-router';
import { Link, type LinkProps } from 'react-aria-components';
import styles from './sidebar.module.css';

const PlainNavigationLink = (props: LinkProps) => <Link {...props} className={styles.link} />;

/** A link of the navigation; the one of the page that is shown is marked. */
export const NavigationLink: LinkComponent<typeof PlainNavigationLink> = createLink(PlainNavigationLink);
