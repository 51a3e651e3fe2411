import { demoRegion } from '@billett/demo-region'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildNameIndex, type NameEntry } from './name-index.ts'
import { search } from './search.ts'

const entry = (id: string, weight = 0, ...names: string[]): NameEntry => ({ id, names: [id, ...names], weight })

const namesFor = (entries: NameEntry[], query: string, limit = 10): string[] =>
  search(buildNameIndex(entries), query, limit).map(match => match.id)

describe('search', () => {
  it('puts the very name before names that begin with it, those before beginnings of words, and typing errors last', () => {
    const entries = ['Am Markt', 'Marktplatz', 'Markt', 'Mark', 'Hafen'].map(name => entry(name))
    expect(namesFor(entries, 'Markt')).toEqual(['Markt', 'Marktplatz', 'Am Markt', 'Mark'])
  })

  it('orders equally good matches by weight, then by length', () => {
    const entries = [entry('Lindenallee'), entry('Lindenweg', 5), entry('Linden'), entry('Lindenau')]
    expect(namesFor(entries, 'linde')).toEqual(['Lindenweg', 'Linden', 'Lindenau', 'Lindenallee'])
  })

  it.each([
    ['Hauptbahnhof Lindwurm', 'Lindwurm Hbf'],
    ['lindwurm hbf', 'Lindwurm Hbf'],
    ['LINDWURM, Hauptbahnhof', 'Lindwurm Hbf'],
    ['lindwurmhauptbahnhof', 'Lindwurm Hbf'],
    ['Lindwurm Haupt', 'Lindwurm Hbf'],
    ['sussmilchstr', 'Süßmilchstraße'],
    ['Suessmilch Str.', 'Süßmilchstraße'],
    ['st wendo', 'Sankt Wendolin, Klosterhof'],
    ['klosterhof  st.wendolin', 'Sankt Wendolin, Klosterhof'],
    ['busbahnhof', 'Lindwurm, ZOB'],
    ['friedrich wilhelm raiffeisenstrasse', 'Öhlingsdorf, Friedrich-Wilhelm-Raiffeisen-Straße'],
  ])('finds by "%s"', (query, wanted) => {
    const names = [
      'Lindwurm Hbf',
      'Lindwurm, ZOB',
      'Süßmilchstraße',
      'Sankt Wendolin, Klosterhof',
      'Öhlingsdorf, Friedrich-Wilhelm-Raiffeisen-Straße',
    ]
    const found = namesFor(
      names.map(name => entry(name)),
      query,
    )
    expect(found[0]).toBe(wanted)
  })

  it('finds an entry by each of its names, and lists it once', () => {
    const entries = [entry('Kulturzentrum', 0, 'Alte Spinnerei', 'Spinnerei'), entry('Hafen')]
    expect(namesFor(entries, 'spinnerei')).toEqual(['Kulturzentrum'])
    expect(namesFor(entries, 'kulturzentrum')).toEqual(['Kulturzentrum'])
  })

  it('says which of the names it was', () => {
    const index = buildNameIndex([entry('Kulturzentrum', 0, 'Alte Spinnerei')])
    expect(search(index, 'alte spin', 1)).toEqual([{ id: 'Kulturzentrum', name: 'Alte Spinnerei', score: 400 }])
  })

  it('finds a name of three letters with an error in it', () => {
    expect(namesFor([entry('Ulm'), entry('Hafen')], 'Ullm')).toEqual(['Ulm'])
  })

  it.each(['', '  ', '...', 'qxqxqx'])('finds nothing for "%s"', query => {
    expect(namesFor([entry('Hafen'), entry('Markt')], query)).toEqual([])
  })

  it('bears an index without names and a query of any length', () => {
    expect(namesFor([], 'Hafen')).toEqual([])
    expect(namesFor([entry('Hafen')], 'Hafen '.repeat(5000))).toBeInstanceOf(Array)
  })

  it('answers whatever is typed, the same each time and never more than asked for', () => {
    const index = buildNameIndex(['Hafen', 'Markt', 'Alte Straße 5', 'Straßburg', 'Łódź'].map(name => entry(name)))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 0, max: 5 }), (query, limit) => {
        const found = search(index, query, limit)
        expect(found.length).toBeLessThanOrEqual(limit)
        expect(search(index, query, limit)).toEqual(found)
      }),
    )
  })
})

const stops = demoRegion('2026-11-21').tables.stops ?? []
const names = [...new Set(stops.map(stop => stop.stop_name ?? ''))]
const demoIndex = buildNameIndex(names.map(name => entry(name)))
const isFound = (query: string, name: string, within = 10): boolean =>
  search(demoIndex, query, within).some(match => match.id === name)

const ROWS = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm']
const neighbourKey = (letter: string): string => {
  for (const row of ROWS) {
    const at = row.indexOf(letter.toLowerCase())
    if (at >= 0) return row[at + 1] ?? row[at - 1] ?? 'x'
  }
  return 'x'
}

/** One typing error at a place of a name. */
const ERRORS: ((name: string, at: number) => string)[] = [
  (name, at) => `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at]}${name.slice(at + 2)}`,
  (name, at) => name.slice(0, at) + name.slice(at + 1),
  (name, at) => name.slice(0, at) + name.slice(at, at + 1) + name.slice(at),
  (name, at) => name.slice(0, at) + neighbourKey(name[at] ?? '') + name.slice(at + 1),
]

describe('search in the demo region', () => {
  it('finds every stop by its own name, first', () => {
    for (const name of names) expect(search(demoIndex, name, 1)[0]?.id).toBe(name)
  })

  it('finds every stop without umlauts and without ß, first', () => {
    const spellings: [string, string][] = [
      ['ä', 'ae'],
      ['ö', 'oe'],
      ['ü', 'ue'],
      ['ß', 'ss'],
    ]
    for (const name of names) {
      const plain = spellings.reduce((text, [from, to]) => text.replaceAll(from, to), name.toLowerCase())
      expect(search(demoIndex, plain, 1)[0]?.id).toBe(name)
    }
  })

  it('finds every stop with place and stop the other way round', () => {
    for (const name of names) expect(isFound(name.split(', ').reverse().join(' '), name, 3)).toBe(true)
  })

  it('finds 98 of 100 stops among the first ten with any one typing error, wherever it is', () => {
    let tried = 0
    const missed: string[] = []
    names.forEach((name, number) => {
      for (let at = number % 3; at < name.length; at += 3) {
        const query = ERRORS[(at + number) % ERRORS.length]?.(name, at) ?? name
        tried += 1
        if (!isFound(query, name)) missed.push(query)
      }
    })
    expect(tried).toBeGreaterThan(2000)
    expect(missed.length / tried, missed.slice(0, 10).join(' | ')).toBeLessThan(0.02)
  })

  it('finds a stop while its name is being typed, once only one name begins like that', () => {
    for (const name of names) {
      for (let length = 6; length < name.length; length += 5) {
        const typed = name.slice(0, length)
        const beginning = names.filter(other => other.startsWith(typed))
        if (beginning.length === 1) expect(isFound(typed, name, 3), typed).toBe(true)
      }
    }
  })
})
