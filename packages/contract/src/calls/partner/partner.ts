import { APPLICATION_STATES, EVENT_KINDS, ORDER_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { CurrencyCode, DateText, InstantText } from '../../values/answered.ts'
import { Guid } from '../../values/text.ts'

const service = 'partner' as const

/** An order as a partner sees it: nothing of who bought it or travels. */
const PartnerOrder = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  state: z.enum(ORDER_STATES),
  createdOn: InstantText,
  /** `null` where nothing was to be paid. */
  paidOn: z.nullable(InstantText),
  /** What it cost in all. */
  totalInCents: z.int(),
  currency: CurrencyCode,
  tickets: z.array(
    z.object({
      ticketId: z.string(),
      /** What it is called, in both languages. */
      name: z.object({ de: z.string(), en: z.string() }),
      priceInCents: z.int(),
    }),
  ),
})
export type PartnerOrder = z.infer<typeof PartnerOrder>

const OrderParams = z.object({ orderId: Guid })

export const getPartnerOrder = defineCall({
  name: 'partner/getOrder',
  service,
  method: 'GET',
  path: '/partner/orders/{orderId}',
  summary: 'An order that was paid, without who bought it',
  access: { who: 'partner', scope: 'orders' },
  params: OrderParams,
  reply: list(PartnerOrder),
})

/** A contract as a partner sees it: nothing of who holds or pays it. */
const PartnerContract = z.object({
  contractId: z.string(),
  contractNumber: z.string(),
  /** How far it has come, from its order on: `Granted` while it runs. */
  state: z.enum(APPLICATION_STATES),
  /** What has happened to it, in the order of recording. */
  happenings: z.array(
    z.object({
      /** What has happened; `voided` takes an earlier one back. */
      kind: z.enum(EVENT_KINDS),
      /** The day from which it holds. */
      effectiveOn: DateText,
      recordedOn: InstantText,
    }),
  ),
})
export type PartnerContract = z.infer<typeof PartnerContract>

const ContractParams = z.object({ contractId: Guid })

export const getPartnerContract = defineCall({
  name: 'partner/getContract',
  service,
  method: 'GET',
  path: '/partner/contracts/{contractId}',
  summary: 'A contract with its history, without whose it is',
  access: { who: 'partner', scope: 'contracts' },
  params: ContractParams,
  reply: list(PartnerContract),
})
