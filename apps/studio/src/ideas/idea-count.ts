/** Maximum number of ideas that the API lets an agent be asked for. */
export const MAX_IDEAS = 20;

/** Returns whether a text is a number of ideas that an agent can be asked for. */
export const isIdeaCount = (typed: string): boolean => {
  const count = Number(typed);
  return /^\d+$/.test(typed.trim()) && count >= 1 && count <= MAX_IDEAS;
};
