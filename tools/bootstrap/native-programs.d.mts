export interface NativeProgram {
  readonly name: string;
  isThere(): boolean;
}
export interface PackageManager {
  readonly name: string;
  readonly file: string;
}
export const programs: readonly NativeProgram[];
export const managers: readonly PackageManager[];
export function packagesFor(missing: readonly NativeProgram[], manager: PackageManager | undefined): string[];
export function installNativePrograms(command: string): Promise<void>;
