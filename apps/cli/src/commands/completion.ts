import { RootCommand } from '@bomb.sh/tab';
import { Argument, Command } from 'commander';
import type { CliContext } from '../cli-context.js';
import { BASH_COMPLETION } from './bash-completion.js';

const NAME = 'reelsheet';
const SHELLS = ['bash', 'zsh', 'fish'];

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
      if (shell === 'bash') context.stdout.write(BASH_COMPLETION);
      else new RootCommand().setup(NAME, NAME, shell);
    });
