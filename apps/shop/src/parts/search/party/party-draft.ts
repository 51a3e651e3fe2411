import type { Travellers } from '@billett/contract'
import { MOST_PEOPLE, type Person, printExtras, printPeople, readExtras, readPeople } from '@billett/domain'
import { type Who, whoOf } from '../../../state/tariff/who.ts'

/** A party while somebody puts it together. */
export interface PartyDraft {
  people: readonly Person[]
  extras: Readonly<Record<string, number>>
  comfortClass: Who['comfortClass']
}

const standardOf = ({ kinds }: Travellers): string => kinds.find(({ standard }) => standard)?.id ?? ''

/** What was chosen before, without those the tariff does not know any more; one adult where nobody is left. */
export function draftOf(who: Who, travellers: Travellers): PartyDraft {
  const known = new Map(travellers.kinds.map(kind => [kind.id, kind]))
  const people = (readPeople(who.party) ?? []).flatMap(({ traveller, card }): Person[] => {
    const kind = known.get(traveller)
    if (kind?.role !== 'person') return []
    const holds = card !== undefined && kind.cards.some(({ id }) => id === card)
    return [{ traveller, ...(holds && { card }) }]
  })
  const extras = (readExtras(who.extra) ?? []).filter(({ id }) => known.get(id)?.role === 'extra')
  return {
    people: people.length > 0 ? people : [{ traveller: standardOf(travellers) }],
    extras: Object.fromEntries(extras.map(({ id, count }) => [id, count])),
    comfortClass: travellers.firstClass ? who.comfortClass : 'second',
  }
}

export const countOf = ({ people }: PartyDraft, traveller: string): number =>
  people.filter(person => person.traveller === traveller).length

/** How many of a kind there may be: so many in all at most, and somebody travels. */
export const boundsOf = (draft: PartyDraft, traveller: string): { min: number; max: number } => {
  const own = countOf(draft, traveller)
  const others = draft.people.length - own
  return { min: others > 0 ? 0 : 1, max: MOST_PEOPLE - others }
}

/** More or fewer of a kind; those who came last leave first, with their cards. */
export function withCount(draft: PartyDraft, traveller: string, count: number): PartyDraft {
  const own = draft.people.filter(person => person.traveller === traveller)
  const others = draft.people.filter(person => person.traveller !== traveller)
  const added = Array.from({ length: Math.max(0, count - own.length) }, (): Person => ({ traveller }))
  return { ...draft, people: [...others, ...own.slice(0, count), ...added] }
}

/** How many of a kind hold a card. */
export const holdersOf = ({ people }: PartyDraft, traveller: string, card: string): number =>
  people.filter(person => person.traveller === traveller && person.card === card).length

/** How many of them may: whoever holds none yet, and those who hold it. */
export const mostHolders = ({ people }: PartyDraft, traveller: string, card: string): number =>
  people.filter(person => person.traveller === traveller && (person.card ?? card) === card).length

/** More or fewer of a kind hold a card. */
export function withHolders(draft: PartyDraft, traveller: string, card: string, count: number): PartyDraft {
  let left = count
  const people = draft.people.map((person): Person => {
    if (person.traveller !== traveller || (person.card ?? card) !== card) return person
    left -= 1
    return { traveller, ...(left >= 0 && { card }) }
  })
  return { ...draft, people }
}

/** What is kept and searched with. One adult without a card is nobody in particular. */
export function whoOfDraft(draft: PartyDraft, travellers: Travellers): Who {
  const party = printPeople(draft.people)
  const extra = printExtras(Object.entries(draft.extras).map(([id, count]) => ({ id, count })))
  const alone = printPeople([{ traveller: standardOf(travellers) }])
  return whoOf(party === alone ? '' : party, draft.comfortClass, extra)
}
