/** Maximum number of recurring jobs of an agent. */
export const MAX_JOBS = 100;
