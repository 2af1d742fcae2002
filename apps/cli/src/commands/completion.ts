import { RootCommand } from '@bomb.sh/tab';
import { Argument, Command } from 'commander';
import type { CliContext } from '../cli-context.js';
import { thingCommand } from '../operations/thing-commands.js';
import { kebab } from '../table/words.js';
import { ownCommand, OWN_COMMANDS } from './own-commands.js';

const NAME = 'reelsheet';
const SHELLS = ['bash', 'zsh', 'fish'];

/** A function of the package bash-completion, for systems without it. */
const WORDS_OF_BASH = `if ! declare -F _get_comp_words_by_ref >/dev/null; then
_get_comp_words_by_ref() {
  words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
  cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
}
fi
`;

/** `reelsheet completion bash`: the script that a shell loads. */
export const completionCommand = (context: CliContext): Command =>
  new Command('completion')
    .description(
      [
        'Prints the completions of a shell.',
        `bash: source <(${NAME} completion bash) in ~/.bashrc;`,
        'zsh: the same in ~/.zshrc, after compinit;',
        `fish: ${NAME} completion fish > ~/.config/fish/completions/${NAME}.fish`,
      ].join(' '),
    )
    .addArgument(new Argument('<shell>', 'shell').choices(SHELLS))
    .action((shell: string) => {
      if (shell === 'bash') context.stdout.write(WORDS_OF_BASH);
      new RootCommand().setup(NAME, NAME, shell);
    });

/** Answers a shell that completes a command line: `words` are those after the name of the program. */
export async function complete(context: CliContext, words: readonly string[]): Promise<void> {
  const root = new RootCommand();
  const things = context.tables.index();
  for (const [name, { summary }] of Object.entries(OWN_COMMANDS)) root.command(name, summary);
  for (const thing of Object.keys(things)) root.command(kebab(thing), `operations of ${kebab(thing)}`);
  const [name = ''] = words;
  const thing = Object.keys(things).find((each) => kebab(each) === name);
  if (thing) describe(root, thingCommand(context, thing, context.tables.table(thing), words), '');
  else if (name in OWN_COMMANDS) describe(root, await ownCommand(context, name), '');
  root.parse([...words]);
}

/** Adds a command with its options, and those below it. */
function describe(root: RootCommand, command: Command, above: string): void {
  const path = `${above} ${command.name()}`.trim();
  const completed = root.command(path, command.summary() || firstSentence(command.description()));
  for (const option of command.options) {
    if (option.hidden) continue;
    const name = option.long!.slice(2);
    const choices = option.argChoices ?? [];
    if (option.isBoolean()) completed.option(name, firstSentence(option.description));
    else completed.option(name, firstSentence(option.description), (add) => choices.forEach((each) => add(each, '')));
  }
  for (const { argChoices, _name } of command.registeredArguments as readonly (Argument & { _name: string })[])
    if (argChoices) completed.argument(_name, (add) => argChoices.forEach((each) => add(each, '')));
  for (const each of command.commands) describe(root, each, path);
}

const firstSentence = (text: string) => text.split(/[.;\n]/)[0]!.slice(0, 80);
