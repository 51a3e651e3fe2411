import {
  adultOf,
  membersOf,
  type Person,
  readExtras,
  readPeople,
  roleOf,
  type TariffVersion,
  type Travelling,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'

/** Who travels, as a caller says it. */
export interface AskedParty {
  party?: string
  class?: 'first' | 'second'
  extra?: string
}

const oneAdult = (version: TariffVersion): Person[] => [{ traveller: adultOf(version)?.id ?? '' }]

/** Undefined where nobody says who travels; refused where the tariff knows nobody of the kind. */
export function travellingOf(version: TariffVersion, asked: AskedParty): Travelling | undefined {
  if (asked.party === undefined && asked.class === undefined && asked.extra === undefined) return undefined
  const named = asked.party === undefined ? oneAdult(version) : readPeople(asked.party)
  const people = membersOf(version, named ?? []) ?? refuse('notValid', 'party')
  const extras = readExtras(asked.extra ?? '') ?? []
  const things = version.travellers.filter(traveller => roleOf(version, traveller) === 'extra')
  // A bicycle has no seat on a group's ticket, and nobody is taken along like one.
  if (people.some(({ traveller }) => things.some(({ id }) => id === traveller))) refuse('notValid', 'party')
  if (extras.some(extra => !things.some(({ id }) => id === extra.id))) refuse('notValid', 'extra')
  return { people, comfortClass: asked.class ?? 'second', extras }
}
