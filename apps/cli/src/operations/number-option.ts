import { InvalidArgumentError, Option } from 'commander';

/** Returns an option whose value is a number above 0. */
export function numberOption(flags: string, description: string, group: string): Option {
  return new Option(flags, description).helpGroup(group).argParser((text: string) => {
    const value = Number(text);
    if (!(value > 0)) throw new InvalidArgumentError('must be a number above 0');
    return value;
  });
}
