import type { Extra, Person } from './party.ts'
import { MOST_EXTRAS, MOST_PEOPLE } from './party.ts'

/** `2adult`, `1adult.BC50`: how many of whom, with which card. */
const PART = /^([1-9]\d?)([^\d.,][^.,]*)(?:\.([^.,]+))?$/

interface Counted {
  count: number
  id: string
  card?: string
}

function partsOf(text: string): Counted[] | undefined {
  if (text === '') return []
  const parts = text.split(',').map((part): Counted | undefined => {
    const [, count, id, card] = PART.exec(part) ?? []
    return count && id ? { count: Number(count), id, ...(card && { card }) } : undefined
  })
  return parts.every(part => part !== undefined) ? parts : undefined
}

const compared = (a: Counted, b: Counted): number =>
  a.id < b.id ? -1 : Number(a.id > b.id) || ((a.card ?? '') < (b.card ?? '') ? -1 : Number(a.card !== b.card))

const printed = (parts: readonly Counted[]): string =>
  [...parts]
    .toSorted(compared)
    .map(({ count, id, card }) => `${count}${id}${card ? `.${card}` : ''}`)
    .join()

/** The people of a text such as `2adult,1adult.BC50`; undefined where it is none, nobody, or too many. */
export function readPeople(text: string): Person[] | undefined {
  const parts = partsOf(text) ?? []
  if (parts.length === 0 || parts.reduce((sum, { count }) => sum + count, 0) > MOST_PEOPLE) return undefined
  return parts.flatMap(({ count, id: traveller, card }) =>
    Array.from({ length: count }, (): Person => ({ traveller, ...(card && { card }) })),
  )
}

/** The same people always the same text, whatever their order. */
export const printPeople = (people: readonly Person[]): string =>
  printed(
    [...Map.groupBy(people, ({ traveller, card }) => JSON.stringify([traveller, card ?? '']))].flatMap(
      ([, [first, ...others]]) =>
        first ? [{ count: 1 + others.length, id: first.traveller, ...(first.card && { card: first.card }) }] : [],
    ),
  )

/** What they take along: `1bicycle,2dog`. */
export function readExtras(text: string): Extra[] | undefined {
  const parts = partsOf(text)
  const isRight = parts?.every(({ card, count }) => card === undefined && count <= MOST_EXTRAS)
  const isOnce = new Set(parts?.map(({ id }) => id)).size === parts?.length
  return isRight && isOnce ? parts?.map(({ id, count }) => ({ id, count })) : undefined
}

export const printExtras = (extras: readonly Extra[]): string => printed(extras.filter(({ count }) => count > 0))
