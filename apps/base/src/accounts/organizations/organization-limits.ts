/** Maximum number of times an organization changes within an hour whether it requires a second factor. */
export const MAX_REQUIREMENT_CHANGES_PER_HOUR = 10;
