import 'reflect-metadata';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { serverList } from '@reelsheet/kernel';
import {
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsPositive,
  IsString,
  isURL,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';

/**
 * One decorator an environment variable: its rule for class-validator, and all that the documentation and each
 * kind of deployment know of it. `npm run generate` writes both from here.
 */
export interface SettingOptions {
  /** Meaning of the setting, with its unit. */
  readonly about: string;
  /** May be absent although it has no default. */
  readonly optional?: boolean;
  /** Optional but where this is so. */
  readonly neededWhere?: SettingCondition;
  /**
   * Vendor of the setting. A vendor is enabled if its credentials are set; then all of its settings
   * are required. Otherwise they are absent, whatever their type says.
   */
  readonly vendor?: string;
  /** Stored in a Secret, never in plain configuration. */
  readonly secret?: boolean;
  /**
   * Follows from where the deployment puts its processes (ports, folders, addresses of its own parts), which sets
   * it itself.
   */
  readonly layout?: boolean;
  /** Differs between the two processes of a service. */
  readonly perProcess?: boolean;
}

/** Another setting has this value, or any. */
export interface SettingCondition {
  readonly name: string;
  readonly is?: string;
}

export interface Setting extends SettingOptions {
  /** The environment variable. */
  readonly name: string;
  readonly kind: 'text' | 'number' | 'choice' | 'address' | 'secret' | 'key ring' | 'nkey seed' | 'signing certificate';
  /** Requirement on the value beyond its kind, in words. */
  readonly rule?: string;
  /** All that a choice lets choose from. */
  readonly values?: readonly string[];
}

/** A setting as its class has it: what the initializer says is the default. */
export type DeclaredSetting = Setting & { readonly default?: string | number };

interface Declaration {
  readonly setting: Setting;
  readonly validators: readonly PropertyDecorator[];
}

const declarations = new WeakMap<object, Declaration[]>();

/** The settings of a configuration class in the order of their declaration, those it inherits first. */
export function settingsOf(type: new () => object): DeclaredSetting[] {
  const defaults = new type() as Record<string, string | number | undefined>;
  return declarationsOf(type.prototype as object).map(({ setting }) => ({
    ...setting,
    default: defaults[setting.name],
  }));
}

/** Declares the settings of one class, including inherited ones, on another class that does not have them yet. */
export function copySettings(from: new () => object, to: new () => object): void {
  const existing = new Set(declarationsOf(to.prototype as object).map(({ setting }) => setting.name));
  for (const declaration of declarationsOf(from.prototype as object)) {
    const { name } = declaration.setting;
    if (existing.has(name)) continue;
    const type: unknown = Reflect.getMetadata('design:type', from.prototype as object, name);
    Reflect.defineMetadata('design:type', type, to.prototype as object, name);
    declare(declaration, to.prototype as object);
  }
}

function declarationsOf(prototype: object): Declaration[] {
  const inherited = Object.getPrototypeOf(prototype) as object | null;
  return [...(inherited ? declarationsOf(inherited) : []), ...(declarations.get(prototype) ?? [])];
}

/**
 * Returns the vendors whose settings a configuration has, with the credentials that enable them.
 */
export function vendorsOf(type: new () => object): ReadonlyMap<string, readonly string[]> {
  const credentials = settingsOf(type).flatMap(({ vendor, secret, name }) =>
    vendor && secret ? [{ vendor, name }] : [],
  );
  const byVendor = Object.groupBy(credentials, ({ vendor }) => vendor);
  return new Map(Object.entries(byVendor).map(([vendor, settings]) => [vendor, settings!.map(({ name }) => name)]));
}

/** Returns true if the vendor's credentials are set, and with them all of its settings. */
export function isSetUp(config: object, vendor: string): boolean {
  const credentials = vendorsOf(config.constructor as new () => object).get(vendor);
  if (!credentials) throw new Error(`no setting is of the vendor ${vendor}`);
  return credentials.some((name) => (config as Record<string, unknown>)[name] !== undefined);
}

/** Returns the result of `make` if the vendor is enabled, otherwise undefined. */
export function whereSetUp<T>(config: object, vendor: string, make: () => T): T | undefined {
  return isSetUp(config, vendor) ? make() : undefined;
}

export function TextSetting(options: SettingOptions & { min?: number }): PropertyDecorator {
  const { min = 0, ...rest } = options;
  return setting({ ...rest, kind: 'text' }, [IsString(), MinLength(min)]);
}

export function WholeSetting(options: SettingOptions & { min?: number; max?: number }): PropertyDecorator {
  const { min = 1, max = Number.MAX_SAFE_INTEGER, ...rest } = options;
  const rule = options.max === undefined ? undefined : `at most ${max}`;
  return setting({ ...rest, kind: 'number', rule }, [IsInt(), Min(min), Max(max)]);
}

export function DecimalSetting(options: SettingOptions & { positive?: boolean; max?: number }): PropertyDecorator {
  const { positive = false, max = Number.MAX_SAFE_INTEGER, ...rest } = options;
  const least = positive ? 'more than 0' : '0 or more';
  const rule = options.max === undefined ? least : `${least}, at most ${max}`;
  return setting({ ...rest, kind: 'number', rule }, [IsNumber(), positive ? IsPositive() : Min(0), Max(max)]);
}

export function ChoiceSetting(values: readonly string[], options: SettingOptions): PropertyDecorator {
  const rule = values.map((value) => `\`${value}\``).join(', ');
  return setting({ ...options, kind: 'choice', rule, values }, [IsIn(values)]);
}

/** An address with its protocol: `http` or `https` unless others are given. */
export function AddressSetting(
  options: SettingOptions & { protocols?: readonly string[]; endsIn?: string },
): PropertyDecorator {
  const { protocols = ['http', 'https'], endsIn, ...rest } = options;
  const rules = [IsUrl(urlOf(protocols))];
  if (endsIn) rules.push(Matches(new RegExp(`${endsIn}$`)));
  return setting({ ...rest, kind: 'address', rule: endsIn && `ends in \`${endsIn}\`` }, rules);
}

/** An address that may name several servers, of which one accepts writes: `postgres://role@one:5432,two:5432/name`. */
export function ServerListSetting(options: SettingOptions & { protocols: readonly string[] }): PropertyDecorator {
  const { protocols, ...rest } = options;
  const validate = (text: unknown) => serverList(String(text)).every((one) => isURL(one, urlOf(protocols)));
  const defaultMessage = () => '$property must be a URL address';
  return setting({ ...rest, kind: 'address' }, [
    ValidateBy({ name: 'serverList', validator: { validate, defaultMessage } }),
  ]);
}

/**
 * Addresses of the nodes of one server, separated by commas, all with one of the protocols. With `tls` they name hosts,
 * because the client of NATS verifies certificates by name.
 */
export function AddressesSetting(options: SettingOptions & { protocols: readonly string[] }): PropertyDecorator {
  const { protocols, ...rest } = options;
  const nodes = (text: unknown) => String(text).split(',');
  const validate = (text: unknown) =>
    protocols.some((protocol) => nodes(text).every((one) => isURL(one, urlOf([protocol]))));
  const defaultMessage = () => '$property must be URL addresses of one protocol, separated by commas';
  const isUnnamed = (node: string) => node.startsWith('tls:') && isIP(hostOf(node)) !== 0;
  return setting({ ...rest, kind: 'address' }, [
    ValidateBy({ name: 'addresses', validator: { validate, defaultMessage } }),
    ValidateBy({
      name: 'named',
      validator: {
        validate: (text: unknown) => !nodes(text).some(isUnnamed),
        defaultMessage: () => '$property must name hosts rather than IP addresses with tls',
      },
    }),
  ]);
}

/** Host of an address without the brackets of IPv6, or an empty text. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '');

const urlOf = (protocols: readonly string[]) => ({
  require_tld: false,
  require_protocol: true,
  protocols: [...protocols],
});

/** Origins, separated by commas: `https://app.example.com`, or with `:*` for any port. */
export function OriginsSetting(options: SettingOptions): PropertyDecorator {
  const origin = String.raw`https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::(?:\d+|\*))?`;
  const rule = 'origins, separated by commas';
  return setting({ ...options, kind: 'text', rule }, [Matches(new RegExp(`^(?:${origin}(?:,${origin})*)?$`))]);
}

/** Origins of web pages exactly as browsers send them, separated by commas, or none. */
export function ExactOriginsSetting(options: SettingOptions): PropertyDecorator {
  const rule = '`http` and `https` origins exactly as browsers send them, separated by commas';
  const validate = (text: unknown) => originsIn(String(text)).every(isOrigin);
  const defaultMessage = () => `$property must be ${rule}`;
  return setting({ ...options, kind: 'text', rule }, [
    ValidateBy({ name: 'exactOrigins', validator: { validate, defaultMessage } }),
  ]);
}

/** Returns the origins in the value of such a setting. */
export const originsIn = (text: string): string[] => (text === '' ? [] : text.split(','));

const isOrigin = (text: string) => /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Origins of web pages at or below the domain in another setting, separated by commas. */
export function OriginsWithinSetting(options: SettingOptions & { domain: string }): PropertyDecorator {
  const { domain, ...rest } = options;
  const rule = `\`https\` origins at or below \`${domain}\`, separated by commas; \`http\` at \`localhost\` alone`;
  const validate = (text: unknown, args?: ValidationArguments) => {
    const within = (args!.object as Record<string, unknown>)[domain];
    return String(text)
      .split(',')
      .every((origin) => isOriginWithin(origin, String(within)));
  };
  const defaultMessage = () => `$property must be ${rule}`;
  return setting({ ...rest, kind: 'text', rule }, [
    ValidateBy({ name: 'originsWithin', validator: { validate, defaultMessage } }),
  ]);
}

function isOriginWithin(text: string, domain: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return origin === text && isSecure && (hostname === domain || hostname.endsWith(`.${domain}`));
}

/** One host name, in lower case. */
export function DomainSetting(options: SettingOptions): PropertyDecorator {
  const form = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/;
  return setting({ ...options, kind: 'text', rule: 'a domain in lower case' }, [Matches(form)]);
}

/** Addresses at which people are reached: `mailto:` and `https` addresses, separated by commas. */
export function ContactsSetting(options: SettingOptions): PropertyDecorator {
  const contact = String.raw`(?:mailto:[^\s,@]+@[^\s,@]+|https:\/\/[^\s,]+)`;
  const rule = '`mailto:` and `https` addresses, separated by commas';
  return setting({ ...options, kind: 'text', rule }, [Matches(new RegExp(`^${contact}(?:,${contact})*$`))]);
}

/** Host names, separated by commas, each with all hosts below it. */
export function DomainsSetting(options: SettingOptions): PropertyDecorator {
  const name = String.raw`[a-z\d-]+(?:\.[a-z\d-]+)+`;
  const rule = 'domains, separated by commas, each with all hosts below it';
  return setting({ ...options, kind: 'text', rule }, [Matches(new RegExp(`^${name}(?:,${name})*$`))]);
}

/**
 * Addresses and ranges of trusted machines, separated by commas; ranges that are too wide are
 * rejected.
 */
export function NetworksSetting(options: SettingOptions): PropertyDecorator {
  const rule = 'addresses and CIDR ranges, separated by commas, at widest `/8` (IPv6 `/7`)';
  const validate = (text: unknown) => text === '' || String(text).split(',').every(isNetwork);
  const defaultMessage = () => `$property must be ${rule}`;
  return setting({ ...options, kind: 'text', rule }, [
    ValidateBy({ name: 'networks', validator: { validate, defaultMessage } }),
  ]);
}

function isNetwork(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const [widest, narrowest] = isIP(address) === 4 ? [8, 32] : [7, 128];
  if (prefix === undefined) return isIP(address) !== 0;
  return isIP(address) !== 0 && /^\d+$/.test(prefix) && Number(prefix) >= widest && Number(prefix) <= narrowest;
}

export const MAX_PORT = 65_535;

/** Ports, separated by commas. */
export function PortsSetting(options: SettingOptions): PropertyDecorator {
  const rule = 'ports, separated by commas';
  const isPort = (text: string) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= MAX_PORT;
  const validate = (text: unknown) => String(text).split(',').every(isPort);
  const defaultMessage = () => `$property must be ${rule}`;
  return setting({ ...options, kind: 'text', rule }, [
    ValidateBy({ name: 'ports', validator: { validate, defaultMessage } }),
  ]);
}

/** A secret text: issued by a vendor, with a value for the sandbox, or generated by us. */
export function SecretSetting(options: SettingOptions & { min?: number }): PropertyDecorator {
  const { min = 1, ...rest } = options;
  const rule = options.min === undefined ? undefined : `${min} characters or more`;
  return setting({ ...rest, secret: true, kind: 'secret', rule }, [IsString(), MinLength(min)]);
}

/** Keys to encrypt with: `<id>:<base64 of 32 bytes>`, separated by commas. */
export function KeyRingSetting(options: SettingOptions): PropertyDecorator {
  const form = /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/;
  return setting({ ...options, secret: true, kind: 'key ring', rule: '`<id>:<base64 of 32 bytes>,…`' }, [
    Matches(form),
  ]);
}

/** A private key and its certificates, as PEM or, where that has to be one line, as the base64 of it. */
export function SigningCertificateSetting(options: SettingOptions): PropertyDecorator {
  const rule = 'PEM, or the base64 of it: a private key of the curve P-256 and its certificates, its own first';
  const validate = (text: unknown) => typeof text === 'string' && isSigningCertificate(pemOf(text));
  const defaultMessage = () => `$property must be ${rule}`;
  return setting({ ...options, secret: true, kind: 'signing certificate', rule }, [
    ValidateBy({ name: 'signingCertificate', validator: { validate, defaultMessage } }),
  ]);
}

/** Returns the PEM text in the value of such a setting. */
export const pemOf = (text: string): string =>
  text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('latin1');

function isSigningCertificate(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' && new X509Certificate(pem).checkPrivateKey(key);
  } catch {
    return false;
  }
}

/** The secret half of an nkey of a user, as NATS writes it. */
export function NkeySeedSetting(options: SettingOptions): PropertyDecorator {
  return setting({ ...options, secret: true, kind: 'nkey seed', rule: '`SU…`' }, [Matches(/^SU[A-Z2-7]{56}$/)]);
}

function setting(given: Omit<Setting, 'name'>, rules: PropertyDecorator[]): PropertyDecorator {
  const need = needOf(given);
  const options = need ? { ...given, optional: true, rule: [given.rule, need].filter(Boolean).join('; ') } : given;
  const validators = [...absence(options), ...rules];
  return (prototype, name) => declare({ setting: { ...options, name: String(name) }, validators }, prototype);
}

function declare(declaration: Declaration, prototype: object): void {
  declarations.set(prototype, [...(declarations.get(prototype) ?? []), declaration]);
  for (const validate of declaration.validators) validate(prototype, declaration.setting.name);
}

/** When it must be given, in words; undefined where that is always or never so. */
function needOf({ neededWhere, vendor, secret }: Omit<Setting, 'name'>): string | undefined {
  if (neededWhere) return `required ${inWords(neededWhere)}`;
  return vendor && (secret ? `without it \`${vendor}\` is not set up` : `required where \`${vendor}\` is set up`);
}

/** Lets the other rules rest where the setting is absent and may be. */
function absence({ optional, neededWhere, vendor }: Omit<Setting, 'name'>): PropertyDecorator[] {
  const isNeeded = (config: Record<string, unknown>) =>
    neededWhere ? holds(neededWhere, config) : vendor !== undefined && isSetUp(config, vendor);
  if (!neededWhere && !vendor) return optional ? [IsOptional()] : [];
  return [ValidateIf((config: Record<string, unknown>, value) => value !== undefined || isNeeded(config))];
}

function holds({ name, is }: SettingCondition, config: Record<string, unknown>): boolean {
  return is === undefined ? config[name] !== undefined : config[name] === is;
}

const inWords = ({ name, is }: SettingCondition) => (is ? `where \`${name}\` is \`${is}\`` : `with \`${name}\``);
