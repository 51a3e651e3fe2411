import { CATEGORIES } from '@billett/clients'
import { describe, expect, it } from 'vitest'
import { loadAllTexts } from '../../texts/load-texts.ts'
import { categoryTitle } from './category-titles.ts'
import { entryLabel, entryTitle } from './entry-title.ts'

const de = await loadAllTexts('de')
const en = await loadAllTexts('en')

const finding = (texts: Record<string, string>) => (key: string) => texts[key]

/** Everywhere something can be said, within its section. */
const places = CATEGORIES.flatMap(({ name, entries }) =>
  entries.flatMap(({ path, nested }) => [
    ...(path === name ? [] : [path.slice(name.length + 1)]),
    ...(nested?.parts ?? []).flatMap(part => (part.path === '' ? [] : [part.path])),
  ]),
)

describe('an entry of the settings', () => {
  it.each([
    ['purpose.de', 'Zweck · Deutsch', 'Purpose · German'],
    ['passwordPolicy.number', 'Kennwort · Ziffer', 'Password · Digit'],
    ['address.number', 'Anschrift · Hausnummer', 'Address · House number'],
  ])('%s has a name in words', (path, german, english) => {
    expect(entryTitle(path, finding(de))).toBe(german)
    expect(entryTitle(path, finding(en))).toBe(english)
  })

  it.each([
    ['German', de],
    ['English', en],
  ])('has one in %s wherever it stands', (_, texts) => {
    expect(places.length).toBeGreaterThan(100)
    expect(places.filter(path => entryTitle(path, finding(texts)) === undefined)).toEqual([])
  })

  it('stands in a section that has a name, too', () => {
    const unnamed = CATEGORIES.filter(({ name }) => categoryTitle(name) === undefined)
    expect(unnamed.map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['config.texts.nameShort', 'config.texts', 'Kurzer Name'],
    ['config.cookies', 'config.cookies', 'Cookies'],
    ['environment.PORT', 'environment', 'Port des Servers'],
    ['environment.NEW_ONE', 'environment', 'NEW_ONE'],
  ])('%s is called by words where it has some', (path, category, label) =>
    expect(entryLabel({ path, category }, finding(de))).toBe(label),
  )

  it('that nobody knows has none', () => expect(entryTitle('environment.NEW_ONE', finding(de))).toBeUndefined())
})
