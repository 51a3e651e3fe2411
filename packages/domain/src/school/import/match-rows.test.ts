import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aKnown, aRow } from './import-people.fixture.ts'
import { doubleRows, type KnownPupil, type ListRow, matchRows, type RowMatch } from './match-rows.ts'
import { personKey } from './name-key.ts'
import type { ImportedPupil } from './read-row.ts'
import { leavesTooMany, whoLeaves } from './who-leaves.ts'

const matchOf = (
  over: Partial<ImportedPupil>,
  known: KnownPupil[],
  decisions: ReadonlyMap<string, string | null> = new Map(),
) => matchRows([aRow(1, over)], known, decisions).get(1)

const at = (id: string, by: 'number' | 'name' | 'decision'): RowMatch => ({ kind: 'known', id, by })

describe('whom a row is about', () => {
  it.each<[string, Partial<ImportedPupil>, KnownPupil[], RowMatch]>([
    ['nobody known', {}, [], { kind: 'new' }],
    ['the same name and birth', {}, [aKnown('a')], at('a', 'name')],
    ['a name without umlauts', { lastName: 'MUELLER' }, [aKnown('a')], at('a', 'name')],
    ['a double name', { firstName: 'Anna Lena' }, [aKnown('a', { firstName: 'Anna-Lena' })], at('a', 'name')],
    [
      'a number, though the name has changed',
      { number: '7', lastName: 'Schulz' },
      [aKnown('a', { number: '7' })],
      at('a', 'number'),
    ],
    [
      'a number that was given to somebody else',
      { number: '7', lastName: 'Ott', firstName: 'Ivo', birthDate: '2013-01-01' },
      [aKnown('a', { number: '7' })],
      { kind: 'unclear', candidates: ['a'] },
    ],
    [
      'a number another has, and the name of a second',
      { number: '8' },
      [aKnown('a', { number: '7' })],
      { kind: 'unclear', candidates: ['a'] },
    ],
    [
      'two cousins of one name and birthday',
      {},
      [aKnown('a'), aKnown('b')],
      { kind: 'unclear', candidates: ['a', 'b'] },
    ],
    [
      'two cousins, by the number',
      { number: '2' },
      [aKnown('a', { number: '1' }), aKnown('b', { number: '2' })],
      at('b', 'number'),
    ],
    [
      'nearly the name, and the birthday',
      { lastName: 'Möller' },
      [aKnown('a', { class: '9c' })],
      { kind: 'unclear', candidates: ['a'] },
    ],
    [
      'nearly the name, and the class',
      { lastName: 'Mülle', birthDate: '2014-03-05' },
      [aKnown('a')],
      { kind: 'unclear', candidates: ['a'] },
    ],
    [
      'nearly the name of somebody else’s class and birthday',
      { lastName: 'Mülle', birthDate: '2014-03-05' },
      [aKnown('a', { class: '9c' })],
      { kind: 'new' },
    ],
    ['a twin of another first name', { firstName: 'Sophie' }, [aKnown('a')], { kind: 'new' }],
    [
      'a twin who is called nearly the same',
      { firstName: 'Anne' },
      [aKnown('a')],
      { kind: 'unclear', candidates: ['a'] },
    ],
    ['somebody who was there before', {}, [aKnown('a', { isFormer: true })], at('a', 'name')],
  ])('%s', (_, over, known, expected) => expect(matchOf(over, known)).toEqual(expected))

  it('is what somebody has decided, and asked once', () => {
    const row = { lastName: 'Möller' }
    const key = personKey(aRow(1, row).pupil)
    expect(matchOf(row, [aKnown('a')], new Map([[key, 'a']]))).toEqual(at('a', 'decision'))
    expect(matchOf(row, [aKnown('a')], new Map([[key, null]]))).toEqual({ kind: 'new' })
    expect(matchOf(row, [aKnown('b')], new Map([[key, 'a']]))).toEqual({ kind: 'unclear', candidates: ['b'] })
  })

  it('is never one whom another row is about', () => {
    const matches = matchRows([aRow(1, { number: '7', lastName: 'Schulz' }), aRow(2)], [aKnown('a', { number: '7' })])
    expect([...matches.values()]).toEqual([{ kind: 'unclear', candidates: [] }, at('a', 'number')].toReversed())
  })

  it('is asked where two rows of one name and birthday could be about one', () => {
    const matches = matchRows([aRow(1, { number: '1' }), aRow(2, { number: '2' })], [aKnown('a')])
    const either = { kind: 'unclear', candidates: ['a'] }
    expect([...matches.values()]).toEqual([either, either])
  })
})

it('rows that say the same of who they are are all wrong, unless numbers tell them apart', () => {
  expect([...doubleRows([aRow(1), aRow(2), aRow(3, { firstName: 'Lena' })])]).toEqual([1, 2])
  expect([...doubleRows([aRow(1, { number: '1' }), aRow(2, { number: '2' })])]).toEqual([])
  expect([...doubleRows([aRow(1, { number: '1' }), aRow(2, { number: '1', firstName: 'Lena' })])]).toEqual([1, 2])
  expect([...doubleRows([aRow(1, { number: '1' }), aRow(2, { number: '1' }, 'other')])]).toEqual([])
})

const person = fc.record({
  lastName: fc.constantFrom('Müller', 'Mueller', 'Möller', 'Ott', 'Otto'),
  firstName: fc.constantFrom('Anna', 'Anne', 'Lena'),
  birthDate: fc.constantFrom('2014-03-04', '2014-03-05'),
  class: fc.constantFrom('5a', '5b'),
  number: fc.constantFrom('', '1', '2', '3'),
})
const list = fc.array(person, { maxLength: 8 }).map(all => all.map((one, index) => aRow(index + 1, one)))
const school = fc.array(person, { maxLength: 8 }).map(all => all.map((one, index) => aKnown(`p${index}`, one)))

const clean = (rows: readonly ListRow[]) => {
  const doubles = doubleRows(rows)
  return rows.filter(({ number }) => !doubles.has(number))
}

describe('any list at any school', () => {
  it('has never two rows about one pupil, and says of every row whom it is about', () => {
    fc.assert(
      fc.property(list, school, (rows, known) => {
        const taken = clean(rows)
        const matches = matchRows(taken, known)
        expect(matches.size).toBe(taken.length)
        const ids = [...matches.values()].flatMap(match => (match.kind === 'known' ? [match.id] : []))
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it('comes to the same in whatever order rows and pupils come', () => {
    const seeded = fc.tuple(list, school, fc.integer({ min: 1, max: 1000 }))
    fc.assert(
      fc.property(seeded, ([rows, known, seed]) => {
        const shuffled = <T>(all: readonly T[]) =>
          all
            .map((one, index) => ({ one, at: (index * 7919 * seed) % 1009 }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ one }) => one)
        const sorted = (matches: ReadonlyMap<number, RowMatch>) => [...matches].toSorted(([a], [b]) => a - b)
        expect(sorted(matchRows(shuffled(clean(rows)), shuffled(known)))).toEqual(sorted(matchRows(clean(rows), known)))
        expect([...doubleRows(shuffled(rows))].toSorted()).toEqual([...doubleRows(rows)].toSorted())
      }),
    )
  })
})

describe('who is not in the list', () => {
  const known = [aKnown('a'), aKnown('b', { firstName: 'Lena' }), aKnown('c', { schoolId: 'other', firstName: 'Ute' })]
  const leavers = (rows: ListRow[], left: ListRow[] = []) =>
    whoLeaves({ known, matches: matchRows(rows, known), left, schools: new Set(['school']) }).map(({ id }) => id)

  it('leaves, of the schools it is about', () => expect(leavers([aRow(1)])).toEqual(['b']))

  it('does not leave when they may be meant by a row that is unclear or wrong', () => {
    expect(leavers([aRow(1, { lastName: 'Möller' })])).toEqual(['b'])
    expect(leavers([aRow(1)], [aRow(2, { firstName: 'Lena', birthDate: '' })])).toEqual([])
  })

  it.each([
    [{ leaves: 4, unchanged: 6 }, true],
    [{ leaves: 39, unchanged: 61 }, false],
    [{ leaves: 39, unchanged: 30, changedClass: 20, changedData: 11 }, false],
    [{ leaves: 1, new: 500 }, true],
    [{ new: 500 }, false],
    [{}, false],
  ])('%j: stopped %s', (counts, isStopped) => expect(leavesTooMany(counts)).toBe(isStopped))
})
