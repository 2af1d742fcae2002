/**
 * Keys of all queries. Those of an organization begin with its key, so that everything about it can be read again at
 * once.
 */
const organization = (id: number) => ['organization', id] as const;

export const keys = {
  me: ['me'],
  organizations: ['organizations'],
  /** Access keys, sessions and second factors of the person who is signed in. */
  accessKeys: ['access-keys'],
  sessions: ['sessions'],
  secondFactors: ['second-factors'],
  templates: ['templates'],
  models: ['models'],
  organization,
  agents: (id: number) => [...organization(id), 'agents'] as const,
  credits: (id: number) => [...organization(id), 'credits'] as const,
  members: (id: number) => [...organization(id), 'members'] as const,
  notifications: (id: number) => [...organization(id), 'notifications'] as const,
  notificationList: (id: number) => [...organization(id), 'notifications', 'list'] as const,
  unreadCount: (id: number) => [...organization(id), 'notifications', 'unread'] as const,
  notificationPreferences: (id: number) => [...organization(id), 'notification-preferences'] as const,
  socialAccounts: (id: number, agentId?: number) =>
    [...organization(id), 'social-accounts', ...(agentId === undefined ? [] : [agentId])] as const,
  renders: (id: number, agentId?: number) =>
    [...organization(id), 'renders', ...(agentId === undefined ? [] : [agentId])] as const,
  ideas: (id: number, agentId?: number) =>
    [...organization(id), 'ideas', ...(agentId === undefined ? [] : [agentId])] as const,
  /** Name, voice, brand and personality of an agent. */
  agentProfile: (id: number, agentId: number) => [...organization(id), 'agent-profile', agentId] as const,
  voices: (id: number, agentId: number) => [...organization(id), 'voices', agentId] as const,
  watchlists: (id: number, agentId: number) => [...organization(id), 'watchlists', agentId] as const,
  recurringJobs: (id: number, agentId: number) => [...organization(id), 'recurring-jobs', agentId] as const,
  /** The conversations of an agent, and what is said in them. */
  conversations: (id: number, agentId?: number) =>
    [...organization(id), 'conversations', ...(agentId === undefined ? [] : [agentId])] as const,
  run: (id: number, runId: string) => [...organization(id), 'run', runId] as const,
  /** Credits, storage and the state of each agent. */
  overview: (id: number) => [...organization(id), 'overview'] as const,
  /** Everything that needs a person. */
  attention: (id: number) => [...organization(id), 'attention'] as const,
  /** All lists of sheets of an agent, its trash among them. */
  sheets: (id: number, agentId: number) => [...organization(id), 'sheets', agentId] as const,
  sheetList: (id: number, agentId: number) => [...organization(id), 'sheets', agentId, 'list'] as const,
  sheetTrash: (id: number, agentId: number) => [...organization(id), 'sheets', agentId, 'trash'] as const,
  /** Everything about the files of an agent. */
  library: (id: number, agentId: number) => [...organization(id), 'library', agentId] as const,
  storage: (id: number) => [...organization(id), 'storage'] as const,
  webhooks: (id: number, agentId: number) => [...organization(id), 'webhooks', agentId] as const,
  deliveries: (id: number, agentId: number) => [...organization(id), 'deliveries', agentId] as const,
  auditLog: (id: number) => [...organization(id), 'audit-log'] as const,
  sheet: (id: number, sheetId: number) => [...organization(id), 'sheet', sheetId] as const,
};
