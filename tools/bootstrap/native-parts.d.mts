export interface NativePart {
  readonly name: string;
  isThere(): boolean;
}
export interface PackageManager {
  readonly name: string;
  readonly file: string;
}
export const parts: readonly NativePart[];
export const managers: readonly PackageManager[];
export function packagesFor(missing: readonly NativePart[], manager: PackageManager | undefined): string[];
export function installNativeParts(command: string): Promise<void>;
