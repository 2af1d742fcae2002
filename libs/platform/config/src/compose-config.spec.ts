import { describe, expect, it } from '@jest/globals';
import { composeConfig, configClassesOf } from './compose-config.js';
import { loadConfig } from './load-config.js';
import { AddressSetting, isSetUp, SecretSetting, settingsOf, TextSetting, WholeSetting } from './setting.js';

class CommonConfig {
  @WholeSetting({ about: 'port' })
  PORT!: number;
}

class SearchConfig extends CommonConfig {
  @WholeSetting({ about: 'results per page', max: 100 })
  PAGE_SIZE: number = 20;

  @SecretSetting({ about: 'key at the index', vendor: 'Index' })
  INDEX_KEY!: string;
}

class MailConfig extends CommonConfig {
  @TextSetting({ about: 'sender' })
  SENDER: string = 'nobody@example.com';
}

class AllConfig extends composeConfig(SearchConfig, MailConfig) {
  @AddressSetting({ about: 'home page', optional: true })
  HOME_URL?: string;
}

describe('a composed configuration', () => {
  it('has the settings of its parts once each, in their order', () => {
    expect(settingsOf(AllConfig).map(({ name, default: value }) => [name, value])).toEqual([
      ['PORT', undefined],
      ['PAGE_SIZE', 20],
      ['INDEX_KEY', undefined],
      ['SENDER', 'nobody@example.com'],
      ['HOME_URL', undefined],
    ]);
  });

  it('is loaded by the rules of its parts', () => {
    const config = loadConfig(AllConfig, { PORT: '80', PAGE_SIZE: '7', OTHER: 'x' });
    expect(config).toMatchObject({ PORT: 80, PAGE_SIZE: 7, SENDER: 'nobody@example.com' });
    expect(config).not.toHaveProperty('OTHER');
    expect(isSetUp(config, 'Index')).toBe(false);
    expect(() => loadConfig(AllConfig, {})).toThrow(/^PORT is missing$/);
    expect(() => loadConfig(AllConfig, { PORT: '80', PAGE_SIZE: '101' })).toThrow(/^PAGE_SIZE /);
  });

  it('leaves its parts as they are', () => {
    expect(settingsOf(MailConfig).map(({ name }) => name)).toEqual(['PORT', 'SENDER']);
  });

  it('can be injected by each of its classes', () => {
    const classes = configClassesOf(AllConfig);
    expect(classes).toEqual(expect.arrayContaining([AllConfig, SearchConfig, MailConfig, CommonConfig]));
    expect(new Set(classes).size).toBe(classes.length);
  });
});
