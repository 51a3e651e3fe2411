import { COMFORT_CLASSES, IDENTIFICATION_MEDIUMS, PRODUCT_KINDS, REFUNDABLE } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText } from '../values/answered.ts'
import { Cents, Price } from '../values/money.ts'

const Named = z.object({ id: z.string(), name: z.string() })

/** How long a ticket is valid and what the passenger has to choose for it; types by number (Spec 1 §9). */
export const Validity = z.object({
  type: z.int(),
  /** "2 hours from the chosen time" */
  text: z.string(),
  /** The rule in numbers, so that its last moment can be told for any beginning: minutes for 2 and 3, days for 4. */
  minutes: z.nullable(z.int()),
  days: z.nullable(z.int()),
  /** Whether a week, month or year is one of the calendar. */
  calendar: z.boolean(),
  /** `HH:mm`: days begin then; the last one ends then on the day after. */
  fromTime: z.nullable(z.string()),
  untilTime: z.nullable(z.string()),
  /** For a list of days or times: what can be chosen. */
  choices: z.array(z.string()),
  firstDate: DateText,
  lastDate: DateText,
})
export type Validity = z.infer<typeof Validity>

/** Which facts about the passenger a ticket must carry. */
export const UserDataDemand = z.object({
  firstname: z.boolean(),
  name: z.boolean(),
  salutation: z.boolean(),
  birthdate: z.boolean(),
})
export type UserDataDemand = z.infer<typeof UserDataDemand>

/** One article: product, traveller, class and discount, with its price for what was asked. */
export const ProductOffer = z.object({
  sortId: z.string(),
  groupName: z.string(),
  name: z.string(),
  traveller: Named,
  comfortClass: z.enum(COMFORT_CLASSES),
  discountType: z.nullable(Named),
  price: Price,
  priceExternalId: z.nullable(z.string()),
  relationId: z.nullable(z.string()),
  priceLevelName: z.nullable(z.string()),
  priceLevelPrintText: z.nullable(z.string()),
  zones: z.array(Named),
  validity: Validity,
  passengers: z.object({ min: z.int(), max: z.int(), perPerson: z.boolean() }),
  rides: z.int(),
  freeChildren: z.int(),
  freeAdults: z.int(),
  withdrawalApplies: z.boolean(),
  /** Why it applies or not, where that is no matter of course: everything that is no carriage says so. */
  withdrawalReason: z.optional(z.string()),
  /** False: valid on a mobile device or chip card only. */
  onPaper: z.optional(z.boolean()),
  refundable: z.enum(REFUNDABLE),
  userData: UserDataDemand,
  identificationMediums: z.array(z.enum(IDENTIFICATION_MEDIUMS)),
  condition: z.nullable(z.string()),
})
export type ProductOffer = z.infer<typeof ProductOffer>

/** A product as the passenger sees it. */
export const ProductGroup = z.object({
  name: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  overview: z.string(),
  category: z.nullable(z.string()),
  /**
   * The article it is shown with before anything is chosen, at its own price: an adult's, where there is one. Always
   * one of `products`.
   */
  defaultSortId: z.string(),
  products: z.array(ProductOffer),
})
export type ProductGroup = z.infer<typeof ProductGroup>

/** One step of the answer to "why this price?". */
export const PriceReason = z.object({
  kind: z.enum(['zones', 'rule', 'level', 'price', 'passengers', 'vat']),
  text: z.string(),
  cents: z.nullable(Cents),
})

export const ProductDetails = z.extend(ProductOffer, {
  groupTitle: z.string(),
  detail: z.string(),
  fareRules: z.string(),
  terms: Named,
  reasons: z.array(PriceReason),
})
export type ProductDetails = z.infer<typeof ProductDetails>

export const SortGroupDetails = z.object({
  name: z.string(),
  title: z.string(),
  overview: z.string(),
  detail: z.string(),
  fareRules: z.string(),
})
export type SortGroupDetails = z.infer<typeof SortGroupDetails>

export const TermsOfCarriage = z.object({ sortId: z.string(), title: z.string(), text: z.string() })
export type TermsOfCarriage = z.infer<typeof TermsOfCarriage>
