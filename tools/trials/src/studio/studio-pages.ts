import type { Page } from 'playwright-core';
import type { TrialRun } from '../trial.js';
import { axeViolations } from './axe-violations.js';
import { PageAlbum } from './page-album.js';
import type { StudioBrowser } from './studio-browser.js';

/** A page or dialog of the studio, and how to reach it. */
interface View {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

export const THEMES = ['light', 'dark'] as const;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1_280, height: 860 };
const EXCESS = 'document.documentElement.scrollWidth - innerWidth';
/** Time within which an open menu takes its position in a window of another size. */
const LAYOUT_MS = 1_000;

/** Runs axe on every page and dialog in both themes, and checks that no page is wider than a phone. */
export async function checkPages(trial: TrialRun, own: StudioBrowser): Promise<void> {
  const page = own.context.pages()[0]!;
  const found: string[] = [];
  const wide: string[] = [];
  const album = new PageAlbum(trial.size({ small: { pictures: 0 }, full: { pictures: 1 } }).pictures === 1);
  const views = [...viewsOf(page.url(), own.url), ...signedOutViews(own.url)];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const { name, open } of views) {
      await open(page);
      found.push(...(await axeViolations(page)).map((each) => `${name}, ${theme}: ${each}`));
      await album.add(name, theme, page);
      if (theme === 'dark') continue;
      await page.setViewportSize(PHONE);
      await page.waitForFunction(`${EXCESS} <= 0`, undefined, { timeout: LAYOUT_MS }).catch(() => undefined);
      const excess = await page.evaluate<number>(EXCESS);
      if (excess > 0) wide.push(`${name}: ${excess} pixels`);
      await album.add(name, 'phone', page);
      await page.setViewportSize(DESKTOP);
    }
  }
  await album.store();
  trial.none(`violations that axe finds on ${views.length} pages and dialogs in both themes`, found);
  trial.none('pages that are wider than a phone', wide);
}

/** Pages of the organization; `list` is the address of the sheets of its agent. */
function viewsOf(list: string, url: string): View[] {
  const organization = list.replace(/\/agents\/\d+\/sheets.*$/, '');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
  const openPage = (address: string) => async (page: Page) => {
    await page.goto(address);
    await heading(page);
    await page.waitForLoadState('load');
  };
  const openPosts = async (page: Page) => {
    await openPage(list)(page);
    await page.getByRole('link', { name: 'Five habits' }).click();
    await page.getByRole('button', { name: 'Posts', exact: true }).click();
    await page.getByRole('button', { name: 'Make a plan' }).waitFor();
  };
  const openIn = (address: string, button: string | RegExp, role: 'dialog' | 'menu') => async (page: Page) => {
    await openPage(address)(page);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole(role).waitFor();
  };
  return [
    { name: 'home', open: openPage(organization) },
    { name: 'inbox', open: openPage(`${organization}/inbox`) },
    { name: 'archived notifications', open: openPage(`${organization}/inbox?view=archived`) },
    { name: 'notification settings', open: openPage(`${organization}/inbox/settings`) },
    { name: 'agents', open: openPage(`${organization}/agents`) },
    { name: 'new agent', open: openIn(`${organization}/agents`, 'New agent', 'dialog') },
    { name: 'sheets', open: openPage(list) },
    { name: 'new sheet', open: openIn(list, 'New sheet', 'dialog') },
    ...postViews(openPosts, openPage(list)),
    { name: 'menu of a sheet', open: openIn(list, 'More actions', 'menu') },
    { name: 'ideas', open: openPage(list.replace(/\/sheets/, '/ideas')) },
    { name: 'social accounts', open: openPage(list.replace(/\/sheets/, '/accounts')) },
    ...agentViews(list.replace(/\/sheets.*$/, ''), openPage, openIn),
    ...libraryViews(list.replace(/\/sheets.*$/, '/library'), openPage, openIn),
    { name: 'trash', open: openPage(list.replace(/\/sheets/, '/trash')) },
    ...settingsViews(organization, openPage, openIn),
    { name: 'account', open: openIn(organization, /^Ada$/, 'dialog') },
    {
      name: 'command palette',
      open: async (page) => {
        await openPage(organization)(page);
        await page.keyboard.press('Control+k');
        await page.getByRole('searchbox').waitFor();
      },
    },
    { name: 'components', open: openPage(`${url}/parts`) },
    { name: 'unknown page', open: openPage(`${url}/nothing`) },
  ];
}

/** The posts of a sheet, its plan, and the dialog that schedules one. */
const postViews = (openPosts: View['open'], openList: View['open']): View[] => [
  { name: 'posts of a sheet', open: openPosts },
  {
    name: 'post plan',
    open: async (page) => {
      await openPosts(page);
      await page.getByRole('button', { name: 'Make a plan' }).click();
      await page.getByRole('button', { name: 'Add a network' }).click();
      await page.getByRole('menuitem', { name: 'TikTok' }).click();
      await page.getByRole('group', { name: 'TikTok' }).waitFor();
    },
  },
  {
    name: 'scheduling a post',
    open: async (page) => {
      await openList(page);
      await page.getByRole('link', { name: 'Pictures' }).click();
      await page.getByRole('gridcell').first().click();
      await page.getByRole('button', { name: 'Posts', exact: true }).click();
      await page.getByRole('button', { name: 'Schedule post…' }).click();
      await page.getByRole('dialog').getByRole('group', { name: 'When' }).first().waitFor();
    },
  },
];

type OpenPage = (address: string) => View['open'];
type OpenIn = (address: string, button: string | RegExp, role: 'dialog' | 'menu') => View['open'];

/** Pages of an agent beside its sheets, with their dialogs. */
function agentViews(agent: string, openPage: OpenPage, openIn: OpenIn): View[] {
  const openConversation = async (page: Page) => {
    await openPage(`${agent}/chat`)(page);
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').nth(1).click();
    await page.getByRole('log').waitFor();
  };
  return [
    { name: 'profile of an agent', open: openPage(agent) },
    { name: 'choice of a picture', open: openIn(agent, 'Choose a picture', 'dialog') },
    { name: 'new voice', open: openIn(agent, 'Clone a voice', 'dialog') },
    { name: 'sample of a voice', open: openIn(agent, /^Listen to/, 'dialog') },
    { name: 'chat', open: openPage(`${agent}/chat`) },
    { name: 'conversation', open: openConversation },
    { name: 'watchlists', open: openPage(`${agent}/watchlists`) },
    { name: 'new watchlist', open: openIn(`${agent}/watchlists`, 'New watchlist', 'dialog') },
    { name: 'new source', open: openIn(`${agent}/watchlists`, /^Add a source to/, 'dialog') },
    { name: 'recurring jobs', open: openPage(`${agent}/jobs`) },
    { name: 'new job', open: openIn(`${agent}/jobs`, 'New job', 'dialog') },
  ];
}

/** Files of an agent, with their dialogs. */
function libraryViews(library: string, openPage: OpenPage, openIn: OpenIn): View[] {
  return [
    { name: 'library', open: openPage(library) },
    { name: 'new folder', open: openIn(library, 'New folder', 'dialog') },
    { name: 'menu of a file', open: openIn(library, 'More actions', 'menu') },
    { name: 'a file', open: openIn(`${library}?search=takes`, /^takes\.zip/, 'dialog') },
    { name: 'trash of files', open: openPage(`${library}?trash=true`) },
  ];
}

/** Settings of an organization and of the person who is signed in, with their dialogs. */
function settingsViews(organization: string, openPage: OpenPage, openIn: OpenIn): View[] {
  const settings = `${organization}/settings`;
  const pages = ['general', 'members', 'money', 'money/ledger', 'webhooks', 'audit', 'profile', 'security', 'keys'];
  return [
    ...pages.map((path) => ({ name: `settings, ${path}`, open: openPage(`${settings}/${path}`) })),
    { name: 'new member', open: openIn(`${settings}/members`, 'Add a member', 'dialog') },
    { name: 'new key', open: openIn(`${settings}/keys`, 'New key', 'dialog') },
    { name: 'new secret of webhooks', open: openIn(`${settings}/webhooks`, 'Replace the secret', 'dialog') },
    { name: 'new authenticator app', open: openIn(`${settings}/security`, 'Add an app', 'dialog') },
    { name: 'new passkey', open: openIn(`${settings}/security`, 'Add a passkey', 'dialog') },
    { name: 'deletion of an account', open: openIn(`${settings}/profile`, 'Delete account', 'dialog') },
  ];
}

/** Pages that mailed links lead to, and the one for a forgotten password, which look the same to everybody. */
const signedOutViews = (url: string): View[] =>
  ['forgot_password', 'password_reset/a-token', 'verify_email/a-token', 'invitations/a-token'].map((path) => ({
    name: path.split('/')[0]!,
    open: async (page) => {
      await page.goto(`${url}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  }));
