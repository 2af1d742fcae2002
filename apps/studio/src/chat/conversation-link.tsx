import { createLink, type LinkComponent } from '@tanstack/react-router';
import { Link, type LinkProps } from 'react-aria-components';
import styles from './chat.module.css';

const PlainConversationLink = (props: LinkProps) => <Link {...props} className={styles.link} />;

/** A link to a conversation in the list of all. */
export const ConversationLink: LinkComponent<typeof PlainConversationLink> = createLink(PlainConversationLink);
