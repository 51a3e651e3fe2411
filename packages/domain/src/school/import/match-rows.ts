import type { Gender } from '../../identity/gender.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { editDistance, type Named, nameKey, personKey } from './name-key.ts'
import type { ImportedPupil } from './read-row.ts'

/** By what pupils are told apart. */
export interface ToldApart extends Named {
  /** By which the school itself knows them; empty: none is known, or said. */
  number: string
  class: string
}

/** Somebody who is, or was lately, at one of the schools a list may be about. */
export interface KnownPupil extends ToldApart {
  /** Their party. */
  id: string
  schoolId: string
  membershipId: string
  gender: Gender
  grade: string
  street: string
  houseNumber: string
  postCode: string
  city: string
  email: string
  from: PlainDate
  until: PlainDate | null
  /** They have left, and may come back. */
  isFormer: boolean
  /** Where they live is no business of who reads: of employees, and of who has left. Then nothing is said of it. */
  isHomeHidden: boolean
}

/** As much of them as has to be known to tell whom a list is about. */
export type KnownIdentity = Pick<KnownPupil, keyof ToldApart | 'id' | 'isFormer' | 'schoolId'>

/** A row that says who it is about. */
export interface ListRow<Pupil extends ToldApart = ImportedPupil> {
  number: number
  pupil: Pupil
  schoolId: string
}

/** As much of a row as has to be known for that. */
export type RowIdentity = ListRow<ToldApart>

/** Whom a row is about. `unclear`: a person has to say which of these it is, or that it is somebody new. */
export type RowMatch =
  | { kind: 'known'; id: string; by: 'number' | 'name' | 'decision' }
  | { kind: 'new' }
  | { kind: 'unclear'; candidates: readonly string[] }

/** Who may be meant by a row that is about somebody known. */
export function meantBy(match: RowMatch | undefined): readonly string[] {
  if (match?.kind === 'known') return [match.id]
  return match?.kind === 'unclear' ? match.candidates : []
}

/** What somebody has said of rows like it: the party, or null for somebody new. By `personKey`. */
export type Decisions = ReadonlyMap<string, string | null>

/** Letters in which names may differ and still be suggested. */
const NEAR = 2

/** Candidates that are offered at most. */
const MOST_OFFERED = 5

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

const numberKey = (schoolId: string, number: string): string => `${schoolId}|${number.toLowerCase()}`

const isSamePerson = (a: Named, b: Named): boolean =>
  a.birthDate === b.birthDate ||
  (nameKey(a.lastName) === nameKey(b.lastName) && nameKey(a.firstName) === nameKey(b.firstName))

/**
 * Rows that say the same of who they are: by the school's own number where both have one, else by name and birth. None
 * of them can be taken, as nobody knows which is meant.
 */
export function doubleRows(rows: readonly RowIdentity[]): Set<number> {
  const doubles = new Set<number>()
  const mark = (group: readonly RowIdentity[]) => {
    if (group.length > 1) for (const { number } of group) doubles.add(number)
  }
  const numbered = rows.filter(({ pupil }) => pupil.number !== '')
  for (const group of grouped(numbered, ({ schoolId, pupil }) => numberKey(schoolId, pupil.number)).values())
    mark(group)
  // Two of one name and birthday are told apart by their numbers, where all of them have one.
  for (const group of grouped(rows, ({ pupil }) => personKey(pupil)).values())
    if (group.some(({ pupil }) => pupil.number === '')) mark(group)
  return doubles
}

/** Names of somebody in one word, for comparing letters. */
const wordOf = ({ lastName, firstName }: Named): string => `${nameKey(lastName)} ${nameKey(firstName)}`

/** Who of those nobody was found for may be meant by a row: nearly the same name, and the same birthday or class. */
function nearFinder(free: readonly KnownIdentity[]) {
  const words = new Map(free.map(one => [one.id, wordOf(one)]))
  const byBirth = grouped(free, ({ birthDate }) => birthDate)
  const byClass = grouped(free, ({ schoolId, class: inClass }) => `${schoolId}|${inClass.toLowerCase()}`)
  return ({ pupil, schoolId }: RowIdentity): string[] => {
    const word = wordOf(pupil)
    const beside = pupil.class === '' ? [] : (byClass.get(`${schoolId}|${pupil.class.toLowerCase()}`) ?? [])
    const near = [...(byBirth.get(pupil.birthDate) ?? []), ...beside].flatMap(({ id }) => {
      const distance = editDistance(word, words.get(id) ?? '', NEAR)
      return distance <= NEAR ? [{ id, distance }] : []
    })
    const ordered = near.toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    return [...new Set(ordered.map(({ id }) => id))].slice(0, MOST_OFFERED)
  }
}

/**
 * Whom the rows of a list are about: by the school's own number, by name and birth, as somebody has decided, else
 * nearly. Never two rows are about one, and it does not matter in which order they come: a row takes somebody only
 * where no other row could. Rows of `doubleRows` are not to be among them.
 */
export function matchRows(
  rows: readonly RowIdentity[],
  known: readonly KnownIdentity[],
  decisions: Decisions = new Map(),
): Map<number, RowMatch> {
  const matches = new Map<number, RowMatch>()
  const taken = new Set<string>()
  const take = (row: RowIdentity, id: string, by: 'number' | 'name' | 'decision'): void => {
    matches.set(row.number, { kind: 'known', id, by })
    taken.add(id)
  }
  const open = () => rows.filter(({ number }) => !matches.has(number))
  const unclear = ({ number }: RowIdentity, candidates: readonly string[]): void => {
    matches.set(number, { kind: 'unclear', candidates: candidates.toSorted().slice(0, MOST_OFFERED) })
  }

  const numbered = grouped(
    known.filter(({ number }) => number !== ''),
    ({ schoolId, number }) => numberKey(schoolId, number),
  )
  const isSuspect = new Map<number, string>()
  for (const row of rows) {
    if (row.pupil.number === '') continue
    const [one, another] = numbered.get(numberKey(row.schoolId, row.pupil.number)) ?? []
    if (!one || another) continue
    // A number that was given to somebody else is no proof of who it is.
    if (isSamePerson(row.pupil, one)) take(row, one.id, 'number')
    else isSuspect.set(row.number, one.id)
  }

  const decided = grouped(
    open().flatMap(row => {
      const id = decisions.get(personKey(row.pupil))
      return id ? [{ row, id }] : []
    }),
    ({ id }) => id,
  )
  const ids = new Set(known.map(({ id }) => id))
  for (const [id, group] of decided) {
    const [only, another] = group
    if (only && !another && ids.has(id) && !taken.has(id)) take(only.row, id, 'decision')
  }

  const byPerson = grouped(known, personKey)
  for (const [key, group] of grouped(open(), ({ pupil }) => personKey(pupil))) {
    const alike = byPerson.get(key) ?? []
    if (alike.length === 0) continue
    const free = alike.filter(({ id }) => !taken.has(id))
    const present = free.filter(({ isFormer }) => !isFormer)
    const [one, another] = present.length > 0 ? present : free
    const [row, nextRow] = group
    const isOther = row && one && row.pupil.number !== '' && one.number !== '' && row.schoolId === one.schoolId
    if (row && !nextRow && one && !another && !isOther) take(row, one.id, 'name')
    else if (!group.every(({ pupil }) => decisions.get(personKey(pupil)) === null))
      for (const each of group)
        unclear(
          each,
          free.map(({ id }) => id),
        )
  }

  const offer = nearFinder(known.filter(({ id, isFormer }) => !taken.has(id) && !isFormer))
  for (const row of open()) {
    const suspect = isSuspect.get(row.number)
    const near = offer(row)
    const candidates = suspect && !taken.has(suspect) && !near.includes(suspect) ? [suspect, ...near] : near
    if (candidates.length === 0 || decisions.get(personKey(row.pupil)) === null)
      matches.set(row.number, { kind: 'new' })
    else matches.set(row.number, { kind: 'unclear', candidates: candidates.slice(0, MOST_OFFERED) })
  }
  return matches
}
