/** Returns a name such as `agentCore`, `agent_id` or `X-Operator-Key` in lower case with hyphens. */
export const kebab = (name: string): string =>
  name
    .replaceAll('_', '-')
    .replace(/[a-z\d](?=[A-Z])/g, (last) => `${last}-`)
    .toLowerCase();

/** Returns the words of an operation such as `sheets.rows.createMany` on the command line. */
export const wordsOf = (name: string): string => name.split('.').map(kebab).join(' ');
