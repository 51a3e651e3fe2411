import { valueAt, withValueAt } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { clients, defaultClient } from '../registry.ts'
import { Client } from '../schema/client.ts'
import { CATEGORIES, entryAt, isLocked } from './categories.ts'

const entries = CATEGORIES.flatMap(category => category.entries)

describe('the entries of a configuration', () => {
  it.each([
    ['config.texts.name', 'text'],
    ['config.modules.cart', 'yesNo'],
    ['config.settings.minUserAge', 'number'],
    ['config.modules.cookieNotice.format', 'choice'],
    ['config.settings.languages', 'choices'],
    ['config.operator.managers', 'lines'],
    ['config.cookies', 'structure'],
    ['config.texts.onBehalf', 'structure'],
    ['theme.palette.primary', 'colour'],
    ['texts.headline.en', 'text'],
    ['logo.svg', 'text'],
  ] as const)('%s is edited as %s', (path, kind) => expect(entryAt(path)).toMatchObject({ path, kind }))

  it('say what can be chosen, and what may be missing or nothing', () => {
    expect(entryAt('config.modules.cookieNotice.format')?.choices).toEqual(['popup', 'banner'])
    expect(entryAt('config.settings.routeSet')).toMatchObject({ isOptional: true, isNullable: false })
    expect(entryAt('config.texts.terms')).toMatchObject({ isOptional: false, isNullable: true })
  })

  it.each([
    ['config.cookies', 'list', ['category', 'name', 'keys', 'purpose.de', 'purpose.en']],
    ['config.paymentIcons', 'names', ['']],
    ['config.mapTiles', 'one', ['url', 'attribution', 'maxZoom']],
  ] as const)('%s is made of what can be said of each thing in it', (path, kind, parts) => {
    const { nested } = entryAt(path) ?? {}
    expect(nested?.kind).toBe(kind)
    expect(nested?.parts.map(part => part.path)).toEqual(expect.arrayContaining([...parts]))
  })

  it('are colours among those of the dark look, too', () => {
    const parts = entryAt('theme.dark')?.nested?.parts
    expect(parts).toContainEqual(expect.objectContaining({ path: 'primary', kind: 'colour', isOptional: true }))
  })

  it.each(['config.texts.name', 'config.settings.languages'])('%s is made of nothing', path =>
    expect(entryAt(path)?.nested).toBeNull(),
  )

  it.each(clients.map(client => [client.name, client] as const))('hold all of %s, but its name', (_, client) => {
    const built = entries.reduce<unknown>((whole, { path }) => withValueAt(whole, path, valueAt(client, path)), {
      name: client.name,
    })
    expect(built).toEqual(Client.parse(client))
  })

  it('are not of the company where the deployment says them', () => {
    expect(entries.filter(isLocked).map(({ path }) => path)).toEqual([
      'config.settings.clientId',
      'config.settings.hosts',
    ])
  })

  it('are no paths besides', () => {
    for (const path of ['name', '__proto__.x', 'constructor', 'config.texts', 'config.texts.constructor'])
      expect(entryAt(path)).toBeUndefined()
  })
})

describe('another value', () => {
  it('stands in its place, and the client it was taken from is as it was', () => {
    const path = 'config.texts.name'
    const before = valueAt(defaultClient, path)
    const changed = withValueAt(defaultClient, path, 'Talfahrt')
    expect(valueAt(Client.parse(changed), path)).toBe('Talfahrt')
    expect(valueAt(defaultClient, path)).toBe(before)
  })

  it('that is undefined is left out', () => {
    const without = Client.parse(withValueAt(defaultClient, 'config.settings.partners', undefined))
    expect(Object.hasOwn(without.config.settings, 'partners')).toBe(false)
    expect(valueAt(without, 'config.settings.partners')).toBeUndefined()
  })
})
