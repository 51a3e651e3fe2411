import { COUNTRIES } from '@billett/domain'
import { tabArea } from '@billett/web-kit/storage/area.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'
import { DRAFT_KEY } from './forget-owned.ts'
import { isGuest, type RememberedGuest } from './guest.ts'

/** The passenger of a ticket, as inputs hold it; what the ticket does not demand stays empty. */
export const PassengerInputs = z.object({
  ticketId: z.string(),
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  mediumType: z.string(),
  mediumValue: z.string(),
})
export type PassengerValues = z.infer<typeof PassengerInputs>

/** Who buys, as inputs hold it: what is not asked may have been typed all the same, and stays. */
export const BuyerInputs = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address: z.object({
    street: z.string(),
    houseNumber: z.string(),
    postCode: z.string(),
    city: z.string(),
    country: z.enum(COUNTRIES),
    additional: z.optional(z.string()),
  }),
})
export type BuyerValues = z.infer<typeof BuyerInputs>

/**
 * What a buyer typed and chose so far, right or wrong. Of the payment only which way was chosen; consent is given anew.
 */
const Draft = z.object({
  guest: BuyerInputs,
  /** Missing in what a tab kept before there was the choice. */
  invoiceWished: z.optional(z.boolean()),
  /** Whether the device is to remember who buys. */
  remember: z.optional(z.boolean()),
  /** What it is to remember once this order is paid. */
  toRemember: z.optional(z.object({ orderId: z.string(), guest: z.custom<RememberedGuest>(isGuest) })),
  paymentMethodId: z.string(),
  /** Of each ticket that names its passenger, by its id. */
  passengers: z.array(PassengerInputs),
})

const isDraft = (value: unknown): value is z.infer<typeof Draft> => z.safeParse(Draft, value).success

export const storedDraft = stored(DRAFT_KEY, isDraft, tabArea)
