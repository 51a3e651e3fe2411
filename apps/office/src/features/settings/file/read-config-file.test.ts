import type { ConfigEntry, StaffConfig } from '@billett/contract'
import { describe, expect, it } from 'vitest'
import { readConfigFile } from './read-config-file.ts'

const entry = (path: string, over: Partial<ConfigEntry> = {}): ConfigEntry => ({
  ...{ path, kind: 'text', value: '"old"', active: '"old"', shipped: '"old"', choices: [], nested: null },
  ...{ isOptional: false, isNullable: false, isLocked: false },
  ...over,
})

const config: StaffConfig = {
  ...{
    clientId: 'a',
    client: 'Lührtal',
    host: 'x.example',
    version: 1,
    state: 'active',
    isLatest: true,
    shown: null,
    findings: [],
  },
  categories: [
    {
      name: 'config.settings',
      entries: [
        entry('config.settings.clientId', { isLocked: true }),
        entry('config.settings.routeSet', { isOptional: true }),
        entry('config.settings.minUserAge'),
      ],
    },
    { name: 'config.cookies', entries: [entry('config.cookies', { kind: 'structure' })] },
    { name: 'texts', entries: [entry('texts.headline.de'), entry('texts.headline.en')] },
  ],
}

const read = (file: unknown) => readConfigFile(JSON.stringify(file), config)

describe('a file of the settings', () => {
  it('says each value it has, by the entries there are', () => {
    const file = {
      name: 'luehrtal',
      pages: {},
      config: { cookies: [{ name: 'x' }] },
      texts: { headline: { de: 'Hin' } },
    }
    expect(read(file)).toEqual({
      clientId: undefined,
      changes: [
        { path: 'config.cookies', value: '[{"name":"x"}]' },
        { path: 'texts.headline.de', value: '"Hin"' },
      ],
      unsupported: [],
    })
  })

  it('leaves out what may be missing where its section is there, and nothing else', () => {
    expect(read({ config: { settings: { clientId: 'b', minUserAge: 14 } } })).toEqual({
      clientId: 'b',
      changes: [
        { path: 'config.settings.routeSet', value: '' },
        { path: 'config.settings.minUserAge', value: '14' },
      ],
      unsupported: [],
    })
  })

  it.each([
    [{ config: { settings: { minUserAges: 14 } } }, 'config.settings.minUserAges'],
    [{ texts: { headline: 'Hin' } }, 'texts.headline'],
    [{ texts: { headline: { de: 'Hin', fr: 'Aller' } } }, 'texts.headline.fr'],
    [{ smtp: { password: 'x' } }, 'smtp'],
  ])('%j says something that no entry is for', (file, path) => expect(read(file)?.unsupported).toEqual([path]))

  it.each(['', '{', '[]', '"text"', 'null'])('is not %j', text => expect(readConfigFile(text, config)).toBeUndefined())
})
