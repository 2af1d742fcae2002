# Presses the tabulator key after a line, in a terminal of its own. Prints the line that the shell makes of it, or with
# a title what the terminal shows up to that title.
# usage: zsh completed-line.zsh bash|zsh|fish <line> [<title>]
zmodload zsh/zpty
case $1 in
  bash) start='bash --norc --noprofile -i' setup='PS1=">"; bind "set enable-bracketed-paste off"; source <(reelsheet completion bash)' ;;
  zsh) start='zsh -f -i' setup='PS1=">"; autoload -Uz compinit; compinit -u -d $PWD/.zcompdump; source <(reelsheet completion zsh)' ;;
  fish) start='env TERM=xterm fish --no-config --private' setup='set -g fish_autosuggestion_enabled 0; reelsheet completion fish | source' ;;
esac
zpty shell $start
zpty -w shell "stty cols 100; $setup; echo re''ady"
while zpty -r shell text; do [[ $text == *ready* ]] && break; done
if [[ -n $3 ]]; then
  keys=$'\t'
  # Bash shows a list after the second one.
  [[ $1 == bash ]] && keys=$'\t\t'
  zpty -n -w shell "$2$keys"
  zpty -r -m shell text "*$3*"
  print -r -- $text
  zpty -d shell
  exit
fi
# The words between quotation marks tell the output from the line that is typed.
zpty -n -w shell "$2"$'\t'
# A shell reads the next keys once it has completed the line.
zpty -n -w shell $'\x01echo comp\'\'leted: \n'
while zpty -r shell text; do
  [[ $text == *completed:* ]] || continue
  line=${text##*completed: }
  line=${line%%$'\r'*}
  print -r -- ${line%% }
  break
done
zpty -d shell
