export interface SdkChange {
  readonly name: string;
  readonly text: string;
}
export interface SdkChanges {
  readonly level: 'major' | 'minor' | 'patch';
  readonly breaking: readonly SdkChange[];
  readonly compatible: readonly SdkChange[];
}
export function sdkChanges(before: object, after: object): SdkChanges;
export function sectionOf(version: string, changes: SdkChanges, nameOf?: (name: string) => string): string;
export function mayAnnounce(level: SdkChanges['level'], from: string, to: string): boolean;
export function pythonName(name: string): string;
