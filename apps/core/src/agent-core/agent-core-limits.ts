/** Limits of the lists in an agent core. */
export const AGENT_CORE_LIMITS = {
  /** Maximum number of texts in a list, such as keywords. */
  listItems: 1_000,
  /** Maximum length of a text in a list, in characters. */
  listText: 500,
  /** Maximum number of monitored accounts, hashtags and keywords. */
  monitored: 1_000,
  /** Maximum number of research topics. */
  researchTopics: 20,
  /** Maximum number of linked accounts. */
  linkedAccounts: 200,
};
