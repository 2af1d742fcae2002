/** Maximum number of posts of an idea that are shown, the newest. */
export const MAX_POSTS_OF_IDEA = 20;

/**
 * Maximum number of posts at a platform that one answer is made of, so that a long list takes little memory; ideas
 * beyond it, the oldest of the list, have no posts and figures in it.
 */
export const MAX_TARGETS_OF_ANSWER = 20_000;

/** Maximum size of one answer with the productions of ideas as JSON; posts beyond it are left out. */
export const MAX_ANSWER_BYTES = 900 * 1024;

/** Maximum number of requests that make videos of ideas at the same time in one process. */
export const MAX_CONCURRENT_PRODUCTIONS = 8;
