export { OWN_COMMANDS } from './commands/own-commands.js';
export { EXIT_CODES } from './exit-codes.js';
