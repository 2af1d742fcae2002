/** Texts of the social accounts of an agent. */
export const socialAccounts = {
  tab: 'Accounts',
  title: 'Social accounts',
  hint: 'Posts of this agent are published by these accounts. Each is connected by its owner at the network.',
  none: 'No account is connected',
  connect: 'Connect',
  another: 'Connect another',
  reconnect: 'Reconnect',
  disconnect: 'Disconnect',
  connectTo: (network: string) => `Connect an account at ${network}`,
  reconnectOf: (account: string) => `Reconnect ${account}`,
  disconnectOf: (account: string) => `Disconnect ${account}`,
  since: 'Connected',
  publishes: 'Publishes',
  publishesHint: 'Of several accounts, the one that was connected last publishes.',
  states: {
    connected: 'Connected',
    expired: 'Permission expired',
    disconnected: 'Revoked at the network',
  },
  notSetUp: (network: string) => `The operator of this installation has no application at ${network}.`,
  confirmTitle: (account: string) => `Disconnect ${account}?`,
  confirm:
    'The permission is revoked at the network. Scheduled posts fail at their time unless another account is connected.',
  disconnected: (account: string) => `${account} is disconnected`,
};
