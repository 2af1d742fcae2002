import { RootCommand } from '@bomb.sh/tab';
import { Argument, Command } from 'commander';
import type { CliContext } from '../cli-context.js';

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
