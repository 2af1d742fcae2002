/** Matches the texts of React Aria in other languages. */
const OTHER_TEXTS = /\/react-(?:aria|stately|aria-components)\/.*\/intl\/[^/]+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Leaves out texts that are never shown, because the studio is in English. */
export const englishOnly = {
  name: 'english-only',
  enforce: 'pre',
  load: {
    filter: { id: OTHER_TEXTS },
    handler: () => 'export default {};',
  },
};
