import { accounts } from './en/accounts.js';
import { agents } from './en/agents.js';
import { common, errors } from './en/common.js';
import { firstRun } from './en/first-run.js';
import { gallery } from './en/gallery.js';
import { home } from './en/home.js';
import { inbox } from './en/inbox.js';
import { ideas } from './en/ideas.js';
import { library } from './en/library.js';
import { sheets } from './en/sheets.js';
import { socialAccounts } from './en/social-accounts.js';
import { shell } from './en/shell.js';

/** Every English text of the studio, by the page or component that shows it. */
export const strings = {
  common,
  errors,
  shell,
  accounts,
  home,
  firstRun,
  agents,
  inbox,
  sheets,
  ideas,
  library,
  socialAccounts,
  gallery,
};
