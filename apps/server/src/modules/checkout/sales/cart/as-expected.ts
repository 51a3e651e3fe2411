import type { CartTicket } from '@billett/contract'
import { LANGUAGES, type PricedTicket, wallClockText } from '@billett/domain'
import { refuse } from '../../../../call/refused.ts'

type Expected = Pick<CartTicket, 'priceExternalId' | 'validTo' | 'traveler'>

/**
 * Refuses a ticket of which the caller believes something else than what would be sold: what is said of its price, its
 * end or its traveller is never left unread (Spec 2 §3.4). What was not said is as the tariff has it.
 */
export function expectAsSold({ priceExternalId, validTo, traveler }: Expected, sold: PricedTicket, timeZone: string) {
  if (priceExternalId && priceExternalId !== sold.priceExternalId) refuse('notValid', 'priceExternalId')
  if (validTo && wallClockText(validTo, timeZone) !== wallClockText(sold.validTo, timeZone))
    refuse('notValid', 'validTo')
  const names = [sold.traveller.id, ...LANGUAGES.map(language => sold.traveller.name[language])]
  if (traveler && !names.includes(traveler)) refuse('notValid', 'traveler')
}
