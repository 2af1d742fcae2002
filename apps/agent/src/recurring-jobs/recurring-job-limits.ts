/** Maximum number of recurring jobs of an agent. */
export const MAX_JOBS = 100;

/** Maximum length of the name of a recurring job, in characters. */
export const MAX_NAME_LENGTH = 200;

/** Maximum length of the prompt of a recurring job, in characters. */
export const MAX_PROMPT_LENGTH = 20_000;
