/** Maximum number of posts of an idea that are shown, the newest. */
export const MAX_POSTS_OF_IDEA = 20;

/** Maximum size of one answer with the productions of ideas as JSON; posts beyond it are left out. */
export const MAX_ANSWER_BYTES = 900 * 1024;
