import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';
import {
  AddressSetting,
  ChoiceSetting,
  DecimalSetting,
  DomainSetting,
  DomainsSetting,
  ExactOriginsSetting,
  KeyRingSetting,
  OriginsSetting,
  OriginsWithinSetting,
  SecretSetting,
  TextSetting,
  WholeSetting,
  isSetUp,
  originsIn,
  settingsOf,
  vendorsOf,
} from './setting.js';

class Common {
  @WholeSetting({ about: 'pages in one answer', max: 100 })
  PAGE_SIZE: number = 20;

  @AddressSetting({ about: 'the weather vendor', endsIn: '/v2' })
  WEATHER_URL!: string;
}

class Weather extends Common {
  @ChoiceSetting(['celsius', 'kelvin'], { about: 'unit of what is told' })
  UNIT: string = 'celsius';

  @DecimalSetting({ about: 'seconds between two looks', positive: true })
  PAUSE_SECONDS: number = 0.5;

  @TextSetting({ about: 'where to look first', optional: true, min: 2 })
  PLACE?: string;

  @OriginsSetting({ about: 'who may show forecasts' })
  SHOWN_AT: string = '';

  @DomainsSetting({ about: 'where stations stand' })
  STATIONS: string = 'stations.example';

  @SecretSetting({ about: 'signs forecasts', min: 8 })
  SIGNING_KEY!: string;

  @KeyRingSetting({ about: 'keys of the archive' })
  ARCHIVE_KEYS!: string;

  @TextSetting({ about: 'who looks there', neededWhere: { name: 'PLACE' } })
  OBSERVER?: string;

  @TextSetting({ about: 'what one is warned of', min: 3, neededWhere: { name: 'UNIT', is: 'kelvin' } })
  WARNING?: string;
}

class Rain extends Common {
  @AddressSetting({ about: 'where radars are asked', vendor: 'Radar' })
  RADAR_URL!: string;

  @SecretSetting({ about: 'who asks radars', vendor: 'Radar' })
  RADAR_ID!: string;

  @SecretSetting({ about: 'its key', vendor: 'Radar', min: 4 })
  RADAR_KEY!: string;
}

class Clouds extends Common {
  @TextSetting({ about: 'shape' })
  SHAPE: string = 'round';
}

class Pages {
  @DomainSetting({ about: 'domain of all pages', optional: true })
  DOMAIN?: string;

  @ExactOriginsSetting({ about: 'callers' })
  CALLERS: string = '';

  @OriginsWithinSetting({ about: 'pages', domain: 'DOMAIN', neededWhere: { name: 'DOMAIN' } })
  PAGES?: string;
}

const key = Buffer.alloc(32).toString('base64');
const complete = { WEATHER_URL: 'https://weather.example/v2', SIGNING_KEY: 'long enough', ARCHIVE_KEYS: `a:${key}` };

describe('settings', () => {
  it('are listed in their order, inherited ones first, with what the initializer says', () => {
    expect(settingsOf(Weather).map(({ name, default: value }) => [name, value])).toEqual([
      ['PAGE_SIZE', 20],
      ['WEATHER_URL', undefined],
      ['UNIT', 'celsius'],
      ['PAUSE_SECONDS', 0.5],
      ['PLACE', undefined],
      ['SHOWN_AT', ''],
      ['STATIONS', 'stations.example'],
      ['SIGNING_KEY', undefined],
      ['ARCHIVE_KEYS', undefined],
      ['OBSERVER', undefined],
      ['WARNING', undefined],
    ]);
  });

  it('belong to the class that declares them and to those that extend it', () => {
    expect(settingsOf(Clouds).map(({ name }) => name)).toEqual(['PAGE_SIZE', 'WEATHER_URL', 'SHAPE']);
  });

  it('carry their description and their rule in words', () => {
    const [size, address] = settingsOf(Common);
    expect(size).toMatchObject({ kind: 'number', about: 'pages in one answer', rule: 'at most 100' });
    expect(address).toMatchObject({ kind: 'address', about: 'the weather vendor', rule: 'ends in `/v2`' });
    expect(settingsOf(Weather).filter(({ secret }) => secret)).toMatchObject([
      { name: 'SIGNING_KEY', kind: 'secret', rule: '8 characters or more' },
      { name: 'ARCHIVE_KEYS', kind: 'key ring' },
    ]);
    expect(settingsOf(Weather).slice(-2)).toMatchObject([
      { optional: true, rule: 'required with `PLACE`' },
      { optional: true, rule: 'required where `UNIT` is `kelvin`' },
    ]);
  });

  it('are accepted as their rules say', () => {
    expect(
      loadConfig(Weather, {
        ...complete,
        PAGE_SIZE: '7',
        PAUSE_SECONDS: '0.25',
        SHOWN_AT: 'https://a.example,http://localhost:*',
      }),
    ).toMatchObject({
      ...complete,
      PAGE_SIZE: 7,
      PAUSE_SECONDS: 0.25,
      SHOWN_AT: 'https://a.example,http://localhost:*',
      UNIT: 'celsius',
    });
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['OBSERVER', { PLACE: 'hill' }, true],
    ['OBSERVER', { PLACE: 'hill', OBSERVER: 'Ada' }, false],
    ['WARNING', { UNIT: 'kelvin' }, true],
    ['WARNING', { UNIT: 'celsius' }, false],
  ])('are missed where another makes them needed: %s with %j', (name, given, isMissed) => {
    const attempt = expect(() => loadConfig(Weather, { ...complete, ...given }));
    if (isMissed) attempt.toThrow(new RegExp(`^${name} is missing$`));
    else attempt.not.toThrow();
  });

  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ DOMAIN: 'example.com', PAGES: 'https://example.com' }, true],
    [{ DOMAIN: 'example.com', PAGES: 'https://app.example.com:8443,https://example.com' }, true],
    [{ DOMAIN: 'localhost', PAGES: 'http://localhost:5173' }, true],
    [{ DOMAIN: 'example.com' }, false],
    [{ PAGES: 'https://example.com' }, false],
    [{ DOMAIN: 'Example.com', PAGES: 'https://example.com' }, false],
    [{ DOMAIN: 'example.com', PAGES: 'http://example.com' }, false],
    [{ DOMAIN: 'example.com', PAGES: 'https://badexample.com' }, false],
    [{ DOMAIN: 'example.com', PAGES: 'https://example.com.evil.example' }, false],
    [{ DOMAIN: 'example.com', PAGES: 'https://example.com/' }, false],
    [{ DOMAIN: 'example.com', PAGES: 'https://example.com,' }, false],
  ])('of pages are within their domain: %j is accepted: %s', (given, isAccepted) => {
    const attempt = expect(() => loadConfig(Pages, given));
    if (isAccepted) attempt.not.toThrow();
    else attempt.toThrow();
  });

  it.each<[string, string[] | null]>([
    ['', []],
    ['https://app.example.com', ['https://app.example.com']],
    ['https://app.example.com:8443,http://127.0.0.1:5173', ['https://app.example.com:8443', 'http://127.0.0.1:5173']],
    ['*', null],
    ['null', null],
    ['https://*.example.com', null],
    ['https://app.example.com/', null],
    ['https://app.example.com:443', null],
    ['https://App.example.com', null],
    ['https://app.example.com, https://b.example.com', null],
    ['https://app.example.com,', null],
    ['ftp://app.example.com', null],
  ])('of origins are exact: %s', (given, origins) => {
    const load = () => originsIn(loadConfig(Pages, { CALLERS: given }).CALLERS);
    if (origins) expect(load()).toEqual(origins);
    else expect(load).toThrow(/^CALLERS /);
  });

  describe('of a vendor', () => {
    const { WEATHER_URL } = complete;
    const radar = { RADAR_URL: 'https://radar.example', RADAR_ID: 'we', RADAR_KEY: 'secret' };
    const load = (given: Record<string, string>) => loadConfig(Rain, { WEATHER_URL, ...given });

    it('are known by its credentials', () => {
      expect(vendorsOf(Rain)).toEqual(new Map([['Radar', ['RADAR_ID', 'RADAR_KEY']]]));
      expect(vendorsOf(Clouds)).toEqual(new Map());
      expect(() => isSetUp(load({}), 'Satellite')).toThrow('no setting is of the vendor Satellite');
    });

    it.each<[boolean, Record<string, string>]>([
      [false, {}],
      [false, { RADAR_URL: radar.RADAR_URL }],
      [false, { RADAR_ID: '', RADAR_KEY: '' }],
      [true, radar],
    ])('may be absent together: set up is %s with %j', (isThere, given) => {
      expect(isSetUp(load(given), 'Radar')).toBe(isThere);
    });

    it.each(['RADAR_URL', 'RADAR_ID', 'RADAR_KEY'])('are missed where others are given: %s', (name) => {
      expect(() => load({ ...radar, [name]: '' })).toThrow(new RegExp(`^${name} is missing$`));
    });

    it('are rejected by their rules, and report when they are required', () => {
      expect(() => load({ ...radar, RADAR_KEY: 'key' })).toThrow(/^RADAR_KEY /);
      expect(settingsOf(Rain).slice(-3)).toMatchObject([
        { optional: true, rule: 'required where `Radar` is set up' },
        { optional: true, rule: 'without it `Radar` is not set up' },
        { optional: true, rule: '4 characters or more; without it `Radar` is not set up' },
      ]);
    });
  });

  it.each([
    ['PAGE_SIZE', '101'],
    ['PAGE_SIZE', '0'],
    ['PAGE_SIZE', '1.5'],
    ['WEATHER_URL', 'https://weather.example/v1'],
    ['WEATHER_URL', 'ftp://weather.example/v2'],
    ['UNIT', 'warm'],
    ['PAUSE_SECONDS', '0'],
    ['PLACE', 'x'],
    ['SHOWN_AT', 'weather.example'],
    ['SHOWN_AT', 'https://weather.example/page'],
    ['SHOWN_AT', 'https://user@weather.example'],
    ['STATIONS', 'com'],
    ['STATIONS', '*.stations.example'],
    ['SIGNING_KEY', 'short'],
    ['ARCHIVE_KEYS', 'a:bm90IDMyIGJ5dGVz'],
  ])('are rejected by their rules: %s %s', (name, value) => {
    expect(() => loadConfig(Weather, { ...complete, [name]: value })).toThrow(new RegExp(`^${name} `));
  });
});
