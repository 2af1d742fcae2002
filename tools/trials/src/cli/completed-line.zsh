# Prints the line that a shell makes of a line after the tabulator key, in a terminal of its own.
# usage: zsh completed-line.zsh bash|zsh|fish <line>
zmodload zsh/zpty
if [[ $1 == fish ]]; then
  candidates=("${(@f)$(fish --no-config -c 'reelsheet completion fish | source; complete -C "$argv"' -- $2)}")
  print -r -- "${2% *} ${candidates[1]%%$'\t'*}"
  exit
fi
case $1 in
  bash) start='bash --norc --noprofile -i' setup='PS1=">"; bind "set enable-bracketed-paste off"; source <(reelsheet completion bash)' ;;
  zsh) start='zsh -f -i' setup='PS1=">"; autoload -Uz compinit; compinit -u -d $PWD/.zcompdump; source <(reelsheet completion zsh)' ;;
esac
zpty shell $start
zpty -w shell "$setup; echo re''ady"
while zpty -r shell text; do [[ $text == *ready* ]] && break; done
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
