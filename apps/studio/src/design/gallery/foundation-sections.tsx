import { strings } from '../../strings/en.js';
import { Section } from '../components/layout/page.js';
import { gallerySamples as sample } from './samples.js';
import styles from './gallery.module.css';

const text = strings.gallery;
const SIZES = ['xxl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;
const COLOURS = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-raised',
  'surface-hover',
  'surface-pressed',
  'surface-selected',
  'line',
  'line-strong',
  'line-control',
  'ink',
  'ink-muted',
  'ink-faint',
  'accent',
  'accent-soft',
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'neutral-soft',
] as const;

export const TypeSection = () => (
  <Section title={text.type}>
    {SIZES.map((size) => (
      <p key={size} className={styles[size]}>
        {sample.type}
      </p>
    ))}
  </Section>
);

export const ColourSection = () => (
  <Section title={text.colours}>
    <ul className={styles.swatches}>
      {COLOURS.map((name) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.colour} style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  </Section>
);
