import type { OrderTicket } from '@billett/contract'
import { IDENTIFICATION_MEDIUMS, type IdentificationMediumCode } from '@billett/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../texts/format.ts'

/** A birth date nobody gave (Spec 1 §3). */
export const MINIMUM_DATE = '0001-01-01'

/** `t('order.facts.…')` */
export type FactKey =
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
  t: TFunction
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

/** Only where start, end and way are all known. */
const relation = ({ startName, endName, viaText }: OrderTicket, { t }: FactWords) => {
  const [from, to, via] = [said(startName), said(endName), said(viaText)]
  return from && to && via ? t('order.relation', { from, to, via }) : undefined
}

/** An end at midnight belongs to the day before. */
const lastMoment = (validTo: string): string => new Date(Date.parse(validTo) - 1).toISOString()

/** From when to when; a ticket with several rides is valid once one is validated. */
export const validityText = (
  { rides, validFrom, validTo }: Pick<OrderTicket, 'rides' | 'validFrom' | 'validTo'>,
  { t, format }: Pick<FactWords, 't' | 'format'>,
): string => {
  if (rides > 1) return t('order.rides', { count: rides, until: format.instantDate(lastMoment(validTo)) })
  const sameDay = format.instantDate(validFrom) === format.instantDate(validTo)
  const to = sameDay ? format.instantTime(validTo) : format.instantDateTime(validTo)
  return t('order.fromTo', { from: format.instantDateTime(validFrom), to })
}

const passengers = ({ passengerCount, freeChildren, freeAdults }: OrderTicket, { t }: FactWords): string =>
  [
    t('order.passengers', { count: passengerCount }),
    freeChildren < 1 ? undefined : t('order.freeChildren', { count: freeChildren }),
    freeAdults < 1 ? undefined : t('order.freeAdults', { count: freeAdults }),
  ]
    .filter(part => part !== undefined)
    .join(', ')

const MALE = '1'
const FEMALE = '2'

/** The undetermined salutation is left out. */
const passenger = ({ passengerSalutation, passengerName }: OrderTicket, { t }: FactWords) => {
  const name = (passengerName ?? '')
    .split('#')
    .map(said)
    .filter(part => part !== undefined)
  if (name.length === 0) return undefined
  const salutation =
    passengerSalutation === MALE
      ? t('order.salutations.male')
      : passengerSalutation === FEMALE
        ? t('order.salutations.female')
        : undefined
  return [salutation, ...name].filter(part => part !== undefined).join(' ')
}

const isMediumCode = (code: string): code is IdentificationMediumCode => Object.hasOwn(IDENTIFICATION_MEDIUMS, code)

/** What a document is called, by its code. */
export const mediumName = (code: string, t: TFunction): string =>
  isMediumCode(code) ? t(`order.mediums.${IDENTIFICATION_MEDIUMS[code]}`) : code

const document = ({ identificationMedium: medium }: OrderTicket, { t }: FactWords) =>
  medium ? `${mediumName(medium.type, t)} ${medium.value}` : undefined

/** What a passenger wants to know of a ticket, in the order it is read; what is empty, undetermined or a dash is left out (Spec 1 §2.7). */
export function ticketFacts(ticket: OrderTicket, words: FactWords): Fact[] {
  const { t, format, showDiscountType } = words
  const birthDate = ticket.passengerBirthDate
  const zones = ticket.zones.map(zone => zone.name)
  const values: [FactKey, string | undefined][] = [
    ['relation', relation(ticket, words)],
    ['validity', validityText(ticket, words)],
    [
      'zones',
      zones.length > 0
        ? t('order.zones', { count: zones.length, list: zones.join(', ') })
        : said(ticket.priceLevelPrintText),
    ],
    ['traveller', said(ticket.traveler)],
    [
      'passengers',
      ticket.passengerCount > 1 || ticket.freeChildren > 0 || ticket.freeAdults > 0
        ? passengers(ticket, words)
        : undefined,
    ],
    ['comfortClass', ticket.comfortClass === 'second' ? undefined : t(`order.classes.${ticket.comfortClass}`)],
    ['discount', showDiscountType ? said(ticket.discountType) : undefined],
    ['passenger', passenger(ticket, words)],
    ['birthDate', birthDate && birthDate !== MINIMUM_DATE ? format.date(birthDate) : undefined],
    ['document', document(ticket, words)],
  ]
  return values.flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]))
}
