import type { Platform, SocialAccountView } from '@reelsheet/client';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../design/components/controls/button.js';
import { Menu, MenuItem } from '../../design/components/overlays/menu.js';
import { PLATFORM_NAMES } from '../../strings/platforms.js';
import { postStrings } from '../../strings/posts-en.js';
import { errorsOfTarget, MAX_TARGETS, newTarget, type TargetDraft } from './plan-draft.js';
import styles from './posts.module.css';
import { TargetFields } from './target-fields.js';

const text = postStrings.form;
const PLATFORMS = Object.keys(PLATFORM_NAMES) as readonly Platform[];

interface TargetListProps {
  readonly targets: readonly TargetDraft[];
  readonly accounts: readonly SocialAccountView[];
  /** Columns that texts may name. */
  readonly names: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (targets: readonly TargetDraft[]) => void;
}

/** The networks at which each row is posted, each with its account and texts. */
export function TargetList({ targets, accounts, names, errors, onChange }: TargetListProps) {
  const replace = (target: TargetDraft) => onChange(targets.map((each) => (each.key === target.key ? target : each)));
  return (
    <section className={styles.targets}>
      <header className={styles.targetsHead}>
        <h3>{text.where}</h3>
        {targets.length < MAX_TARGETS ? (
          <Menu
            label={text.add}
            trigger={
              <Button size="small" icon={<Plus />}>
                {text.add}
              </Button>
            }
          >
            {PLATFORMS.map((platform) => (
              <MenuItem
                key={platform}
                onAction={() => onChange([...targets, newTarget(platform, crypto.randomUUID())])}
              >
                {PLATFORM_NAMES[platform]}
              </MenuItem>
            ))}
          </Menu>
        ) : null}
      </header>
      {targets.length === 0 ? <p className={styles.hint}>{text.noTargets}</p> : null}
      <ul className={styles.targetItems}>
        {targets.map((target, index) => (
          <li key={target.key}>
            <fieldset className={styles.targetForm}>
              <legend className={styles.legend}>{PLATFORM_NAMES[target.platform]}</legend>
              <Button
                kind="plain"
                size="small"
                aria-label={text.remove(PLATFORM_NAMES[target.platform])}
                icon={<Trash2 />}
                onPress={() => onChange(targets.filter((each) => each !== target))}
              />
              <TargetFields
                target={target}
                accounts={accounts.filter(({ platform }) => platform === target.platform)}
                names={names}
                errors={errorsOfTarget(errors, index)}
                onChange={replace}
              />
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}
