import { escapeHtml } from '@reelsheet/kernel';
import { htmlPage } from '@reelsheet/platform-http';

/** Message about a link that does not work. */
export const BROKEN_UNSUBSCRIBE_LINK = 'This link does not work any more, or was not copied whole';

export const BROKEN_PAGE = htmlPage('This link does not work', `<p>${BROKEN_UNSUBSCRIBE_LINK}.</p>`);

/** Returns the page behind the link that ends mails. Opening it changes nothing. */
export const unsubscribePage = (token: string): string =>
  htmlPage(
    'End these mails?',
    `<p>You will not be mailed about notifications of this organization any more.</p>
<form method="post" action="${escapeHtml(token)}">
<button>Unsubscribe</button>
</form>`,
  );

export const UNSUBSCRIBED_PAGE = htmlPage(
  'Unsubscribed',
  `<p>You are not mailed about notifications of this organization any more.</p>
<p>You can choose mails again in the studio.</p>`,
);
