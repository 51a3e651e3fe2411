import type { OrderTicket } from '@billett/contract'
import { GENDER, nameParts, placeInTrip, saidPeriod, spokenName } from '@billett/domain'
import type { Format } from '@billett/web-kit/text/format.ts'
import type { SayText } from '../../texts/texts.ts'

/** A birth date nobody gave (Spec 1 §3). */
export const MINIMUM_DATE = '0001-01-01'

/** `t('order.facts.…')` */
export type FactKey =
  | 'topUp'
  | 'enforcement'
  | 'trip'
  | 'relation'
  | 'validity'
  | 'zones'
  | 'traveller'
  | 'passengers'
  | 'comfortClass'
  | 'discount'
  | 'passenger'
  | 'birthDate'
  | 'document'

export interface Fact {
  key: FactKey
  value: string
}

export interface FactWords {
  t: SayText
  format: Format
  /** The client's configuration says whether the discount type is shown. */
  showDiscountType: boolean
}

const DASHES = ['', '-', '–', '—']

/** Undefined for nothing and for a value that is only a dash (Spec 1 §2.7). */
const said = (value: string | null | undefined): string | undefined => {
  const text = value?.trim() ?? ''
  return DASHES.includes(text) ? undefined : text
}

/**
 * Where a ticket leads: origin, destination and, where one was chosen, the way between them. Undefined for a ticket
 * without a relation.
 */
export function relationText(
  { startName, endName, viaText }: Pick<OrderTicket, 'startName' | 'endName' | 'viaText'>,
  { t }: Pick<FactWords, 't'>,
): string | undefined {
  const [from, to, via] = [said(startName), said(endName), said(viaText)]
  if (!from || !to) return undefined
  return via ? t('order.relation', { from, to, via }) : t('order.relationDirect', { from, to })
}

/** Only where start, end and way are all known. */
const relation = ({ startName, endName, viaText }: OrderTicket, { t }: FactWords) => {
  const [from, to, via] = [said(startName), said(endName), said(viaText)]
  return from && to && via ? t('order.relation', { from, to, via }) : undefined
}

/** Of which trip it is one of several tickets. */
const trip = (ticket: OrderTicket, { t }: FactWords): string | undefined => {
  const { stretches = [] } = ticket.combination ?? {}
  const [first, last] = [stretches.at(0), stretches.at(-1)]
  return first && last
    ? t('order.partOfTrip', { place: placeInTrip(ticket), count: stretches.length, from: first.from, to: last.to })
    : undefined
}

/** An end at midnight belongs to the day before. */
const lastMoment = (validTo: string): string => new Date(Date.parse(validTo) - 1).toISOString()

/** From when to when; a ticket with several rides is valid once one is validated. */
export const validityText = (
  { rides, validFrom, validTo }: Pick<OrderTicket, 'rides' | 'validFrom' | 'validTo'>,
  { t, format }: Pick<FactWords, 't' | 'format'>,
): string => {
  if (rides > 1) return t('order.rides', { count: rides, until: format.instantDate(lastMoment(validTo)) })
  const { first, last } = saidPeriod(validFrom, validTo, at => ({
    date: format.instantDate(at),
    time: format.instantTime(at),
  }))
  const said = { day: format.instantDate, time: format.instantTime, both: format.instantDateTime }
  const from = said[first.parts](first.at)
  return last ? t('order.fromTo', { from, to: said[last.parts](last.at) }) : t('order.onDay', { day: from })
}

/** Whom the ticket is for, unless its name says so already. */
const traveller = ({ traveler, ticketNameLong }: OrderTicket): string | undefined => {
  const name = said(traveler)
  return name && ticketNameLong.toLowerCase().includes(name.toLowerCase()) ? undefined : name
}

const passengers = ({ passengerCount, freeChildren, freeAdults }: OrderTicket, { t }: FactWords): string =>
  [
    t('order.passengers', { count: passengerCount }),
    freeChildren < 1 ? undefined : t('order.freeChildren', { count: freeChildren }),
    freeAdults < 1 ? undefined : t('order.freeAdults', { count: freeAdults }),
  ]
    .filter(part => part !== undefined)
    .join(', ')

/** Whose ticket it is; the undetermined salutation is left out. Undefined where it names nobody. */
export const passengerText = (
  { passengerSalutation, passengerName }: Pick<OrderTicket, 'passengerSalutation' | 'passengerName'>,
  { t }: Pick<FactWords, 't'>,
): string | undefined => {
  const name = spokenName(nameParts(passengerName ?? ''))
  if (name === '') return undefined
  const salutation =
    passengerSalutation === GENDER.Male
      ? t('order.salutations.male')
      : passengerSalutation === GENDER.Female
        ? t('order.salutations.female')
        : undefined
  return salutation ? `${salutation} ${name}` : name
}

const document = ({ identificationMedium: medium }: OrderTicket, { t }: FactWords) =>
  medium ? `${t(`order.mediums.${medium.type}`)} ${medium.value}` : undefined

/**
 * What a passenger wants to know of a ticket, in the order it is read; what is empty, undetermined or a dash is left
 * out (Spec 1 §2.7).
 */
export function ticketFacts(ticket: OrderTicket, words: FactWords): Fact[] {
  const { t, format, showDiscountType } = words
  if (ticket.topUp) return [{ key: 'topUp', value: ticket.topUp.cardNumber }]
  if (ticket.enforcement) return [{ key: 'enforcement', value: ticket.enforcement.caseNumber }]
  const birthDate = ticket.passengerBirthDate
  const zones = ticket.zones.map(zone => zone.name)
  const values: [FactKey, string | undefined][] = [
    ['trip', trip(ticket, words)],
    ['relation', relation(ticket, words)],
    ['validity', validityText(ticket, words)],
    [
      'zones',
      zones.length > 0
        ? t('order.zones', { count: zones.length, list: zones.join(', ') })
        : said(ticket.priceLevelPrintText),
    ],
    ['traveller', traveller(ticket)],
    [
      'passengers',
      ticket.passengerCount > 1 || ticket.freeChildren > 0 || ticket.freeAdults > 0
        ? passengers(ticket, words)
        : undefined,
    ],
    ['comfortClass', ticket.comfortClass === 'second' ? undefined : t(`order.classes.${ticket.comfortClass}`)],
    ['discount', showDiscountType ? said(ticket.discountType) : undefined],
    ['passenger', passengerText(ticket, words)],
    ['birthDate', birthDate && birthDate !== MINIMUM_DATE ? format.date(birthDate) : undefined],
    ['document', document(ticket, words)],
  ]
  return values.flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]))
}
