import { useState } from 'react';
import { classes } from '../../classes.js';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly url?: string | null;
  readonly size?: 'small' | 'medium' | 'large';
  /** True for people, whose pictures are round. */
  readonly isRound?: boolean;
}

/** The picture of an agent, an organization or a person; without one the first letter of its name. */
export function Avatar({ name, url, size = 'medium', isRound }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const [first = '?'] = name.trim();
  const hue = styles[`hue${hueOf(name)}`];
  return (
    <span className={classes(styles.avatar, styles[size], hue, isRound && styles.round)} aria-hidden="true">
      {url && url !== broken ? (
        <img src={url} alt="" loading="lazy" onError={() => setBroken(url)} />
      ) : (
        first.toUpperCase()
      )}
    </span>
  );
}

const HUES = 6;

/** Returns the same one of a few colours for the same name. */
const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) % 65_521, 7) % HUES;
