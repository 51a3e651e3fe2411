import type { Gender } from '../identity/gender.ts'
import type { IdentificationMedium } from '../identity/identification-medium.ts'
import type { Language } from '../language/language.ts'
import type { Cents, Permille } from '../money/cents.ts'
import type { Carrier, ComfortClass, LocalText, Refundable, Sort, Transferable, Traveller } from '../tariff/model.ts'
import type { Instant } from '../time/instant.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** What the passenger asked for; enough to ask the tariff again at any later time. */
export interface TicketChoice {
  sortId: string
  relationId: string | null
  /** Wall clock of the region, `YYYY-MM-DDTHH:mm`. */
  validFrom: string
  passengerCount: number
  freeChildren: number
  freeAdults: number
  serviceArea: number
  /** Missing for a ticket that is good for all its way by itself. */
  combination?: Combination
}

/** Tickets that a trip with a change needs together, each for some of its vehicles; put into the cart as one. */
export interface Combination {
  /** The same for all of them. */
  id: string
  /** From where to where each of them is good, in the order of the trip. */
  stretches: { from: string; to: string }[]
}

export interface Place {
  reference: string
  text: string
}

/**
 * The tariff's answer to a choice, kept with the ticket so that it can be shown and printed however the tariff changes
 * later.
 */
export interface PricedTicket {
  choice: TicketChoice
  priceExternalId: string
  tariffVersion: string
  groupName: string
  name: LocalText
  nameLong: LocalText
  comfortClass: ComfortClass
  discountType: { id: string; name: LocalText } | null
  /** Ages in years, where the tariff sets any. */
  traveller: Traveller
  relation: { origin: Place; destination: Place; via: string | null } | null
  zones: { id: string; name: string }[]
  /** What it is valid with only ("only with a pupil ID"); missing where there is nothing. */
  condition?: LocalText
  priceLevelPrintText: LocalText | null
  /** Number of the validity type (Spec 1 §9). */
  validityType: number
  validFrom: Instant
  validTo: Instant
  /** Before any code is redeemed. */
  fullPriceCents: Cents
  vatPermille: Permille
  free: boolean
  rides: number
  userData: Sort['userData']
  identificationMediums: IdentificationMedium[]
  withdrawalApplies: boolean
  /** These four as in `Sort`; tickets that are older than them are carriage by the client itself, and on paper. */
  withdrawalReason?: LocalText
  isCarriage?: boolean
  carrier?: Carrier
  onPaper?: boolean
  refundable: Refundable
  /** As in `Sort`; tickets that are older than it are never handed over. */
  transferable?: Transferable
  termsId: string
  /** The price goes to this prepaid card; nothing is issued that could be travelled with. */
  topUp?: { cardNumber: string }
  /** It pays what this contract owes first; nothing is issued. */
  firstPayment?: { contractId: string }
  /** It pays what a check without a pass has come to; nothing is issued. */
  enforcement?: { caseId: string; caseNumber: string; owes: 'fee' | 'fare'; fareCents: Cents }
}

export interface Passenger {
  salutation?: Gender
  firstName?: string
  lastName?: string
  birthDate?: PlainDate
  identificationMedium?: { type: IdentificationMedium; value: string }
}

/** What a ticket says of the order or contract it is of. */
export interface IssueFacts {
  /** What people call it. */
  number: string
  language: Language
  /** ISO 4217. */
  currency: string
}

/** A ticket in an order. `priceCents` = `fullPriceCents` − discount; `vatCents` is contained in it. */
export interface Ticket extends PricedTicket {
  ticketId: string
  /** It was handed over to whoever has it: it cost them nothing, and somebody else has paid for it. */
  received?: true
  /** How many people have had it one after the other (`handsOf`); missing where nobody has handed it over. */
  hands?: number
  passenger: Passenger
  discountCode: string | null
  priceCents: Cents
  vatCents: Cents
}
