import { describe, expect, it } from '@jest/globals';
import { renderMail } from './mail-text.js';
import { MAIL_TEMPLATES, type MailData, type MailKind } from './mail-templates.js';

const WEB = 'https://app.example.com/';
const invitation = (organization: string): MailData => ({
  kind: 'invitation',
  to: 'ada@example.com',
  token: 'abc_123',
  expiresAt: '2030-01-01T00:00:00.000Z',
  names: { organization, inviter: 'Grace', role: 'editor' },
});

describe('mail text', () => {
  it('names the inviter and the organization and links to the web application', () => {
    const { subject, text, html } = renderMail(invitation('Calm Mornings'), WEB);
    expect(subject).toBe('You are invited to Calm Mornings');
    expect(text).toContain('Grace invites you to the organization Calm Mornings on Reelsheet, as editor.');
    expect(text).toContain('https://app.example.com/invitations/abc_123');
    expect(html).toContain('<a href="https://app.example.com/invitations/abc_123">Accept the invitation</a>');
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['quotes', '"Calm" & Co', '&quot;Calm&quot; &amp; Co'],
    ['a header', 'Calm\r\nBcc: eve', 'Calm Bcc: eve'],
    ['writing turned around', 'Calm \u202Esgninrom', 'Calm sgninrom'],
    ['a link', 'Win at https://evil', '(unnamed)'],
    ['a domain', 'go to evil.example', '(unnamed)'],
    ['a domain of another script', 'go to банк.рф', '(unnamed)'],
    ['a domain with vowel signs', 'go to bank.कॉम', '(unnamed)'],
    ['a domain with a mark of another script', 'go to bank。com', '(unnamed)'],
    ['a domain with a wide dot', 'go to bank．com', '(unnamed)'],
    ['a domain with a narrow mark', 'go to bank｡рф', '(unnamed)'],
    ['initials of another script', 'А.Б. Студия', 'А.Б. Студия'],
    ['initials', 'J.R. Studios Inc.', 'J.R. Studios Inc.'],
  ])('escapes a name as text: %s', (_, name, shown) => {
    const { subject, html } = renderMail(invitation(name), WEB);
    expect(html).toContain(`organization ${shown} on`);
    expect(subject).toMatch(/^\P{Cc}+$/u);
  });

  it('lists what happened, with links to the web application and one that ends the mails', () => {
    const { subject, text, html } = renderMail(
      {
        ...{ kind: 'notifications', to: 'ada@example.com', expiresAt: '2030-01-01T00:00:00.000Z' },
        names: { organization: 'Calm Mornings', count: '2 notifications' },
        lines: [{ text: 'A <b>video</b> is rendered', path: '/o/1/agents/2/sheets/3' }],
        path: '/o/1/inbox',
        unsubscribe: 'https://api.example.com/notification_mails/abc',
      },
      WEB,
    );
    expect(subject).toBe('2 notifications in Calm Mornings');
    expect(text).toContain('- A <b>video</b> is rendered\n  https://app.example.com/o/1/agents/2/sheets/3');
    expect(html).toContain('>A &lt;b&gt;video&lt;/b&gt; is rendered</a></li>');
    expect(text).toContain('\n\nhttps://app.example.com/o/1/inbox\n\n');
    expect(text).toMatch(/Unsubscribe: https:\/\/api\.example\.com\/notification_mails\/abc$/);
  });

  it.each(Object.keys(MAIL_TEMPLATES) as MailKind[])('leaves no placeholder unfilled: %s', (kind) => {
    const written = renderMail({ ...invitation('Calm Mornings'), kind }, WEB);
    expect(JSON.stringify(written)).not.toMatch(/[{}][a-z]+[{}]/);
  });
});
