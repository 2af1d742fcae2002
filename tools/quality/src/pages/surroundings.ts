import type { Repository } from '../repository.js';
import type { Surroundings } from './rules.js';

const REFERENCES = ['docs/reference/limits.md', 'docs/reference/settings.md'];
/** Name and number in the first two columns of a table. */
const ROW = /^\| `([\w.]+)` \| `?([^|`]+?)`? \|/gm;
const TEXT_FILE = /\.(?:ts|mts|mjs|js|json|ya?ml|sh|tpl|txt|example)$|(?:^|\/)(?:Dockerfile|package\.json)$/;
const NAME = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;
const ALERTS = 'deploy/alerts/reelsheet.yaml';
const ALERT = /^ *- alert: (\w+)$/gm;
const TRIALS = 'tools/trials/src/main.ts';
/** Key of a trial in the list of all trials. */
const TRIAL = /^ {2}'?([a-z][\w-]*)'?(?:: \w+)?,$/gm;
/** Matches files whose names in capitals belong to third parties. */
const FOREIGN = /^package-lock\.json$/;

/** Collects the data to which pages may refer. */
export function surroundingsOf(repository: Repository): Surroundings {
  const names = new Set<string>();
  for (const path of repository.paths.filter((each) => TEXT_FILE.test(each) && !FOREIGN.test(each)))
    for (const [name] of repository.text(path).matchAll(NAME)) names.add(name);
  const namesIn = (path: string, pattern: RegExp) =>
    new Set(
      repository.paths.includes(path) ? [...repository.text(path).matchAll(pattern)].map(([, name]) => name!) : [],
    );
  return {
    files: new Set(repository.paths),
    names,
    figures: figuresIn(repository),
    alerts: namesIn(ALERTS, ALERT),
    trials: namesIn(TRIALS, TRIAL),
  };
}

function figuresIn(repository: Repository): Map<string, Set<string>> {
  const figures = new Map<string, Set<string>>();
  for (const path of REFERENCES.filter((each) => repository.paths.includes(each)))
    for (const [, name = '', value = ''] of repository.text(path).matchAll(ROW)) {
      const number = /^[\d,.]+/.exec(value)?.[0].replaceAll(',', '');
      if (number) figures.set(name, (figures.get(name) ?? new Set()).add(number));
    }
  return figures;
}
