import { printExtras, printPeople, readExtras, readPeople } from '@billett/domain'

/** Who travels, as addresses and calls have it; nobody named is one adult in the second class with nothing. */
export interface Who {
  /** `2adult,1child`; empty for one adult. */
  party: string
  comfortClass: 'first' | 'second'
  /** `1bicycle`; empty for nothing. */
  extra: string
}

export const ONE_ADULT: Who = { party: '', comfortClass: 'second', extra: '' }

export const isOneAdult = ({ party, comfortClass, extra }: Who): boolean =>
  party === '' && comfortClass === 'second' && extra === ''

/** What an address or a device says of it; what makes no sense is left out, and the same people are the same text. */
export const whoOf = (party: string, comfortClass: string, extra: string): Who => ({
  party: printPeople(readPeople(party) ?? []),
  comfortClass: comfortClass === 'first' ? 'first' : 'second',
  extra: printExtras(readExtras(extra) ?? []),
})

/** How many people that are. */
export const peopleIn = ({ party }: Who): number => readPeople(party)?.length ?? 1

/** How many things they take along. */
export const extrasIn = ({ extra }: Who): number => (readExtras(extra) ?? []).reduce((sum, { count }) => sum + count, 0)

/** What calls are asked with, so that their prices are this party's. */
export const partyQuestion = (who: Who) =>
  isOneAdult(who)
    ? {}
    : {
        ...(who.party !== '' && { party: who.party }),
        ...(who.extra !== '' && { extra: who.extra }),
        class: who.comfortClass,
      }
