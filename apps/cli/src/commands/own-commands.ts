import type { Command } from 'commander';
import type { CliContext } from '../cli-context.js';

interface OwnCommand {
  readonly summary: string;
  readonly make: (context: CliContext) => Promise<Command>;
}

/** Commands besides those of operations, each loaded when it is used. */
export const OWN_COMMANDS: Readonly<Record<string, OwnCommand>> = {
  login: {
    summary: 'sign in to an installation with a key',
    make: async (context) => (await import('./login.js')).loginCommand(context),
  },
  logout: {
    summary: 'forget the key of an installation',
    make: async (context) => (await import('./login.js')).logoutCommand(context),
  },
  whoami: {
    summary: 'show who calls the API, and where',
    make: async (context) => (await import('./login.js')).whoamiCommand(context),
  },
  profiles: {
    summary: 'list installations, choose one, set its agent and organization',
    make: async (context) => (await import('./profiles.js')).profilesCommand(context),
  },
  open: {
    summary: 'open the page of a thing in the studio',
    make: async (context) => (await import('./open.js')).openCommand(context),
  },
  api: {
    summary: 'send a request to any address of the API',
    make: async (context) => (await import('./api.js')).apiCommand(context),
  },
  upload: {
    summary: 'upload files, and continue where an upload ended',
    make: async (context) => (await import('./upload.js')).uploadCommand(context),
  },
  sheet: {
    summary: 'pull a sheet into a file, push a file, generate cells',
    make: async (context) => (await import('./sheet/sheet.js')).sheetCommand(context),
  },
  post: {
    summary: 'schedule posts',
    make: async (context) => (await import('./post.js')).postCommand(context),
  },
  run: {
    summary: 'give the agent a message, and follow its work',
    make: async (context) => (await import('./run-agent.js')).runCommand(context),
  },
  completion: {
    summary: 'print the completions of bash, zsh or fish',
    make: async (context) => (await import('./completion.js')).completionCommand(context),
  },
};

/** Returns a command of the list. */
export const ownCommand = (context: CliContext, name: string): Promise<Command> => OWN_COMMANDS[name]!.make(context);
