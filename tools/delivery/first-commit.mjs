/** The last commit before messages were conventional; checks and changelogs begin after it. */
export const FIRST = '7fa408814918c9e08bc3519183fefb4ff3f219c7';
