/** Posts that a list shows at once when it starts to watch a source that was scraped before. */
export const INITIAL_POSTS = 50;
