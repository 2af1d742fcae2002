import { createLink, type LinkComponent } from '@tanstack/react-router';
import { Link, type LinkProps } from 'react-aria-components';

const PlainLink = (props: LinkProps) => <Link {...props} />;

/** A link to a page of the studio inside text. */
export const TextLink: LinkComponent<typeof PlainLink> = createLink(PlainLink);
