import { count } from '../plural.js';

/** Texts of the agents and of creating one. */
export const agents = {
  title: 'Agents',
  add: 'New agent',
  create: 'Create an agent',
  createHint: 'It belongs to this organization. You can change everything later.',
  name: 'Name',
  nameHint: 'Such as the name of a channel',
  description: 'Description',
  descriptionHint: 'What it makes videos about, for whom',
  empty: 'No agents yet',
  emptyHint: 'An agent has an identity, a voice and social accounts. Sheets, ideas and posts belong to an agent.',
  emptyViewer: 'Managers of this organization can create agents.',
  created: (name: string) => `${name} was created`,
  system: 'System',
  voice: 'Voice',
  noVoice: 'Standard voice',
  accounts: 'Accounts',
  health: {
    ok: 'Ready',
    noAccounts: 'No accounts connected',
    reconnect: (accounts: number) => `${count(accounts, 'account')} to reconnect`,
    failed: (posts: number) => `${count(posts, 'post')} failed`,
    paused: (batches: number) => `${count(batches, 'batch', 'batches')} paused`,
    drafts: (posts: number) => `${count(posts, 'draft')} to approve`,
    running: (batches: number) => `${count(batches, 'batch', 'batches')} running`,
  },
  state: 'State',
  sheets: (sheets: number) => count(sheets, 'sheet'),
  connected: (accounts: number) => count(accounts, 'account'),
  openSheets: (name: string) => `Sheets of ${name}`,
};
