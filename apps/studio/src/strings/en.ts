import { accounts } from './en/accounts.js';
import { agents } from './en/agents.js';
import { common, errors } from './en/common.js';
import { gallery } from './en/gallery.js';
import { home } from './en/home.js';
import { inbox } from './en/inbox.js';
import { sheets } from './en/sheets.js';
import { shell } from './en/shell.js';

/** Every English text of the studio, by the page or component that shows it. */
export const strings = { common, errors, shell, accounts, home, agents, inbox, sheets, gallery };
