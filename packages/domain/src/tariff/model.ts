import type { IdentificationMedium } from '../identity/identification-medium.ts'
import type { Language } from '../language/language.ts'
import type { Cents, Permille } from '../money/cents.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { PlainTime } from '../time/zone.ts'

/** A text per language. German and English are always there; a provider may add others (`nl-NL`). */
export interface LocalText extends Record<Language, string> {
  [language: string]: string
}

/** What a provider sells, as data. Imported from a workbook, from JSON or out of a GTFS feed's fares. */
export interface Tariff {
  /** ISO 4217. */
  currency: string
  /** Ascending by `validFrom`; the version in force is the last one that has begun. */
  versions: TariffVersion[]
}

export interface TariffVersion {
  id: string
  /** First day of validity this version prices: a ticket that begins the day before still costs the old price. */
  validFrom: PlainDate
  zones: Zone[]
  /** Stop id -> zones. A stop on a border lies in several; the cheaper counts. Stops not named here have no zone. */
  stopZones: Record<string, string[]>
  levels: PriceLevel[]
  levelRules: LevelRule[]
  /**
   * Tickets are bought for vehicles boarded: a trip that none takes whole costs the sum of several (GTFS `transfers`).
   * False where missing: then a ticket is good for a way, and a price that is not stated is unknown.
   */
  severalTickets?: boolean
  travellers: Traveller[]
  groups: ProductGroup[]
  sorts: Sort[]
  prices: PriceRow[]
  discountCodes: DiscountCode[]
  terms: TermsOfCarriage[]
  /** Those who carry, other than the client itself. */
  carriers?: Carrier[]
}

/** Who carries, with the full name and address that a ticket serving as an invoice shows (§ 34 UStDV). */
export interface Carrier {
  id: string
  name: string
  /** "Bahnhofstraße 1" */
  street: string
  /** "12345 Falkenbrück" */
  town: string
  vatId?: string
}

export interface Zone {
  id: string
  name: string
  neighbours: string[]
}

/** `Preisstufe`: how far a ticket reaches, as the tariff counts it. */
export interface PriceLevel {
  id: string
  name: LocalText
  /** As it stands on the ticket: "Preisstufe 3". */
  printText: LocalText
}

/**
 * Which level a journey has. Every rule that matches proposes its level; a sort sells at the cheapest proposed level it
 * has a price for. `zoneCount`: the zone list has between `min` and `max` zones · `pair`: from a zone to a zone (one
 * direction) · `contains`: touches exactly these zones (GTFS `contains_id`) · `line`: uses only these lines ·
 * `everywhere`: the whole network · `stops`: at most so many stops, where `lines` are named on these only (short
 * distance) · `origin` and `destination`: begins or ends in a zone, wherever the other end lies.
 */
export type LevelRule = {
  level: string
  reason: LocalText
  /** How many vehicles may be boarded on one ticket; any number where missing (GTFS `transfers` + 1). */
  maxRides?: number
  /** Of the rules that match, only those of the highest priority propose (GTFS `rule_priority`). 0 where missing. */
  priority?: number
} & (
  | { kind: 'zoneCount'; min: number; max: number }
  | { kind: 'pair'; from: string; to: string; lines?: string[] }
  | { kind: 'contains'; zones: string[]; from?: string; to?: string; lines?: string[] }
  | { kind: 'line'; lines: string[]; from?: string; to?: string }
  | { kind: 'everywhere' }
  | { kind: 'stops'; max: number; lines?: string[] }
  | { kind: 'origin'; from: string; lines?: string[] }
  | { kind: 'destination'; to: string; lines?: string[] }
)

/** Who or what a fare is for. */
export const TRAVELLER_KINDS = ['person', 'bicycle', 'dog'] as const
export type TravellerKind = (typeof TRAVELLER_KINDS)[number]

/**
 * What it stands for where people say who travels: `person` one kind of people · `group` several together · `anyone`
 * whoever has the ticket · `extra` what somebody takes along.
 */
export const TRAVELLER_ROLES = ['person', 'group', 'anyone', 'extra'] as const
export type TravellerRole = (typeof TRAVELLER_ROLES)[number]

export interface Traveller {
  id: string
  name: LocalText
  /** A person where missing. */
  kind?: TravellerKind
  /** Where missing, by its kind and its tickets. */
  role?: TravellerRole
  /** Travels without a ticket: a toddler. */
  free?: boolean
  minAge?: number
  maxAge?: number
}

/**
 * `relation`: from a stop to a stop · `fixPrice`: one price, no relation · `catalogue`: picked from a list of articles.
 */
export const PRODUCT_KINDS = ['relation', 'fixPrice', 'catalogue'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/**
 * A product as the passenger sees it ("Day ticket"); its sorts are the articles by traveller, class and discount. Spec
 * calls it sort group.
 */
export interface ProductGroup {
  /** Unique name, used in addresses: `dayTicket`. */
  name: string
  kind: ProductKind
  title: LocalText
  overview: LocalText
  detail: LocalText
  fareRules: LocalText
  /** Heading under which fixed-price and catalogue groups stand. */
  category?: LocalText
  order: number
  /** Service area ids: 2 ticket, 4 subscription (Spec 1 §9). */
  serviceAreas: number[]
  /** Not sold in service area 2 by clients that have subscriptions: the Deutschlandticket is one. */
  singlyUntilSubscriptions?: boolean
  /** As staff have arranged it in a service area: in another order, under another heading. Never imported. */
  inAreas?: Readonly<Record<number, ProductGroup>>
}

export const COMFORT_CLASSES = ['first', 'second', 'transition'] as const
export type ComfortClass = (typeof COMFORT_CLASSES)[number]

/** Until when a ticket can be given back. */
export const REFUNDABLE = ['never', 'beforeValidity'] as const
export type Refundable = (typeof REFUNDABLE)[number]

/** Until when whoever has a ticket can hand it over to somebody else. */
export const TRANSFERABLE = ['never', 'beforeValidity'] as const
export type Transferable = (typeof TRANSFERABLE)[number]

/** One article with one price per level: product × traveller × class × discount. */
export interface Sort {
  id: string
  group: string
  name: LocalText
  /** Id of a `Traveller`. */
  traveller: string
  comfortClass: ComfortClass
  /** A discount the passenger holds (`BC50`), part of the article, not a code. */
  discountType?: { id: string; name: LocalText }
  validity: ValidityRule
  vatPermille: Permille
  /**
   * How many people one ticket carries. A group sort has `min` < `max` and its price is per ticket unless `perPerson`.
   */
  passengers: { min: number; max: number; perPerson?: boolean }
  /** Rides of a multi-ride ticket, each validated by itself. 1 for every other. */
  rides: number
  /** Only a sort that says so may cost nothing. */
  free?: boolean
  /** At one price wherever one goes, it carries on every ride of the region: a day ticket does, a ferry's does not. */
  everywhere?: boolean
  /** § 356a BGB: a withdrawal right exists (discount cards, prepaid top-up, vouchers). */
  withdrawalApplies: boolean
  /** Why, or why not; whatever is not carriage says so. */
  withdrawalReason?: LocalText
  /** Somebody is carried for it. Where it is no, as with a discount card or a locker, it is no ticket by § 34 UStDV. */
  isCarriage?: boolean
  /** Id of a `Carrier`; the client itself where missing. */
  carrier?: string
  /** No: it is valid on a mobile device or chip card only, and never printed. */
  onPaper?: boolean
  /** Which facts about the passenger the ticket must carry (`ticketUserDataRequest`). */
  userData: { firstname: boolean; name: boolean; salutation: boolean; birthdate: boolean }
  /** Identification medium types this sort must be tied to, none for most (Spec 2 §3.8). */
  identificationMediums: IdentificationMedium[]
  /** Id of a `TermsOfCarriage`. */
  terms: string
  /** On sale within these days; open where missing. */
  saleFrom?: PlainDate
  saleUntil?: PlainDate
  /** How many days ahead it may be bought. */
  preSaleDays: number
  /** People who travel along without a price of their own. */
  freeChildren: number
  freeAdults: number
  refundable: Refundable
  /** Never where missing. What a ticket for one person alone says here does not count (`canHandOver`). */
  transferable?: Transferable
  /** May be personal without the passenger's proof; where given, shown as a condition. */
  condition?: LocalText
}

/**
 * Validity types of Spec 1 §9, by their numbers' names: `listDate` one of these days · `listTime` one of these times on
 * a chosen day · `dateTime` a chosen moment · `date` whole days from a chosen day · `week` · `month` · `year`.
 * `untilTime` lets the last day end after midnight ("03:00" of the next day).
 */
export type ValidityRule =
  | { type: 'listDate'; dates: PlainDate[]; untilTime?: PlainTime }
  | { type: 'listTime'; times: PlainTime[]; minutes: number }
  | { type: 'dateTime'; minutes: number }
  | { type: 'date'; days: number; fromTime?: PlainTime; untilTime?: PlainTime }
  | { type: 'week'; calendar: boolean; untilTime?: PlainTime }
  | { type: 'month'; calendar: boolean; untilTime?: PlainTime }
  | { type: 'year'; calendar: boolean; untilTime?: PlainTime }

export interface PriceRow {
  /** Unique in the version; what a cart ticket names as `priceExternalId`. */
  id: string
  sort: string
  /** Level id, or null for a price that does not depend on the relation. */
  level: string | null
  cents: Cents
}

/**
 * A code the passenger types in. Percent in thousandths of the price, or a fixed amount per ticket, never below zero.
 */
export interface DiscountCode {
  code: string
  name: LocalText
  kind: { permille: Permille } | { cents: Cents }
  /** Sorts it applies to; all where missing. */
  sorts?: string[]
  validFrom: PlainDate
  validUntil: PlainDate
  /** Redemptions in total, over all orders; unlimited where missing. */
  maxUses?: number
  /**
   * Travellers of one order it is taken off for; where missing, all of them, and one where its redemptions are counted.
   */
  maxTickets?: number
  /** Only a code that says so may make a ticket cost nothing. */
  free?: boolean
}

export interface TermsOfCarriage {
  id: string
  title: LocalText
  /** HTML, sanitised at import. */
  text: LocalText
}
