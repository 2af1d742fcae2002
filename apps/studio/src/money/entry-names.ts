import { money } from '../strings/en/money.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';
import { sentenceCase } from '../strings/format.js';
import type { SpendingGrouping } from './period.js';

const { names, kinds } = money;

/** Returns what a group of the spending is called. */
export function groupName(by: SpendingGrouping, group: string, label: string | null): string {
  if (label !== null && label !== '') return label;
  if (group === 'none') return names.none[by];
  if (group === 'unknown') return names.unknown;
  if (group === 'other') return names.other;
  if (by === 'kind') return kinds[group] ?? sentenceCase(group);
  if (by === 'network') return (PLATFORM_NAMES as Readonly<Record<string, string>>)[group] ?? group;
  return by === 'model' ? group : `${money.groups[by]} ${group}`;
}
