/**
 * Completions of bash. They show what each candidate is, and pass words on without evaluating them; the script of
 * `@bomb.sh/tab` does neither, and cannot be loaded twice.
 */
export const BASH_COMPLETION = `# Completions of reelsheet for bash.
_reelsheet() {
  local IFS=$'\\n' word line value cur=\${COMP_WORDS[COMP_CWORD]} width=0 directive=0
  local -a words lines
  # Bash has the equals sign of --name=value as a word.
  [[ $cur == = ]] && cur=
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word == = ]] || words+=("$word")
  done
  words+=("$cur")
  COMPREPLY=()
  while IFS= read -r line; do
    [[ $line == :* ]] && directive=\${line#:} && continue
    value=\${line%%$'\\t'*}
    lines+=("$line")
    COMPREPLY+=("$value")
    ((\${#value} > width)) && width=\${#value}
  done < <(reelsheet complete -- "\${words[@]}" 2>/dev/null)
  # Names of files complete words that have no other values.
  ((directive & 4)) && compopt +o default 2>/dev/null
  # A list of several is shown with descriptions: after ?, or ! where the shell does not wait for a second tabulator.
  if ((\${#lines[@]} > 1)) && [[ $COMP_TYPE == 63 || $COMP_TYPE == 33 ]]; then
    COMPREPLY=()
    for line in "\${lines[@]}"; do
      printf -v value '%-*s  %s' "$width" "\${line%%$'\\t'*}" "\${line#*$'\\t'}"
      COMPREPLY+=("\${value:0:\${COLUMNS:-80}-1}")
    done
  fi
}
complete -o default -F _reelsheet reelsheet
`;
