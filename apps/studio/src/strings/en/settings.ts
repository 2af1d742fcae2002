/** Texts of the frame of all settings. */
export const settings = {
  title: 'Settings',
  navigation: 'Settings',
  organization: 'Organization',
  account: 'Your account',
  pages: {
    general: 'General',
    money: 'Credits and spending',
    members: 'Members',
    webhooks: 'Webhooks',
    audit: 'Audit log',
    profile: 'Profile',
    security: 'Security',
    keys: 'Access keys',
  },
};
