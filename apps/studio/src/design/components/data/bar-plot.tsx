import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { amount } from '../../../strings/format.js';
import { barsOf, ticksOf } from './plot-scale.js';
import styles from './plot.module.css';

/** One bar of a plot. */
export interface PlottedBar {
  readonly id: string;
  readonly label: string;
  readonly value: number;
}

interface BarPlotProps {
  /** Says what is plotted, and how to move in it. */
  readonly label: string;
  readonly bars: readonly PlottedBar[];
  /** Returns the text of a bar, which is its name too. */
  readonly describe: (bar: PlottedBar) => string;
  /** Shows what a bar is made of. */
  readonly onChoose: (bar: PlottedBar) => void;
}

/** Height of the plot in pixels, as in its style, and the number of steps of its scale. */
const HEIGHT = 224;
const STEPS = 4;

/** Bars over time. The arrow keys move between them, and Enter chooses one; a table beside it has the same values. */
export function BarPlot({ label, bars, describe, onChoose }: BarPlotProps) {
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area);
  const [active, setActive] = useState<number>();
  const ticks = ticksOf(Math.max(0, ...bars.map(({ value }) => value)), STEPS);
  const top = ticks.at(-1)!;
  const heightOf = (value: number) => (value / top) * HEIGHT;
  const shown = active === undefined ? undefined : bars[active];
  return (
    <div className={styles.plot}>
      <div className={styles.scale} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{amount(tick)}</span>
        ))}
      </div>
      <div ref={area} className={styles.area}>
        <svg width={width} height={HEIGHT} role="group" aria-label={label}>
          {ticks.map((tick) => (
            <line
              key={tick}
              className={styles.line}
              x1={0}
              x2={width}
              y1={HEIGHT - heightOf(tick)}
              y2={HEIGHT - heightOf(tick)}
            />
          ))}
          <Bars {...{ bars, width, heightOf, describe, onChoose, active }} onActive={setActive} />
        </svg>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span className={styles.shown}>{shown && describe(shown)}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </p>
    </div>
  );
}

interface BarsProps extends Omit<BarPlotProps, 'label'> {
  readonly width: number;
  readonly heightOf: (value: number) => number;
  readonly active: number | undefined;
  readonly onActive: (index: number | undefined) => void;
}

function Bars({ bars, width, heightOf, describe, onChoose, active, onActive }: BarsProps) {
  const { slot, bar } = barsOf(bars.length, width);
  const focused = active ?? bars.length - 1;
  const onKeyDown = (event: KeyboardEvent<SVGGElement>, index: number) => {
    const target = movedTo(event.key, index, bars.length);
    if (target !== undefined) {
      event.preventDefault();
      (event.currentTarget.parentNode!.querySelectorAll('[role=button]')[target] as SVGGElement).focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(bars[index]!);
    }
  };
  return bars.map((each, index) => {
    const height = each.value > 0 ? Math.max(heightOf(each.value), 2) : 0;
    return (
      <g
        key={each.id}
        role="button"
        aria-label={describe(each)}
        tabIndex={index === focused ? 0 : -1}
        className={styles.bar}
        transform={`translate(${index * slot} 0)`}
        onClick={() => onChoose(each)}
        onKeyDown={(event) => onKeyDown(event, index)}
        onFocus={() => onActive(index)}
        onPointerEnter={() => onActive(index)}
        onPointerLeave={() => onActive(undefined)}
      >
        <rect className={styles.target} width={slot} height={HEIGHT} rx={2} />
        <rect
          className={styles.value}
          x={bar.x}
          y={HEIGHT - height}
          width={bar.width}
          height={height}
          rx={Math.min(3, bar.width / 3)}
        />
      </g>
    );
  });
}

function movedTo(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    setWidth(current.clientWidth);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** A line that shows how large a share is; the number is beside it. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={share * 100} height={1} />
  </svg>
);
