import { ASKING_WAYS, BLOCK_CAUSES, CONTRACT_TROUBLES, PARK_REASONS } from '@billett/domain'
import * as z from 'zod/mini'
import { ChangePreview } from '../calls/subscription/change-requests.ts'
import { ContractPayer, Debit, JournalEntry, SubscriptionContract } from '../calls/subscription/own-contracts.ts'
import { InstantText } from '../values/answered.ts'

/** A contract, or an application that may become one, as the list of staff shows it. */
export const StaffContract = z.extend(
  z.pick(SubscriptionContract, {
    guid: true,
    contractNumber: true,
    list: true,
    state: true,
    life: true,
    subscriptionName: true,
    customerNumber: true,
    subscriber: true,
    holder: true,
    validFrom: true,
    validUntil: true,
    endReason: true,
  }),
  {
    submittedOn: InstantText,
    /** Of the company it is with. */
    clientId: z.string(),
    /** What that company is called. */
    client: z.string(),
    /** Whether names are hidden: they are without the right to personal details, and in lists. */
    isMasked: z.boolean(),
    /** What somebody has to see to; empty where nothing waits. */
    troubles: z.array(z.enum(CONTRACT_TROUBLES)),
  },
)
export type StaffContract = z.infer<typeof StaffContract>

/** What somebody of the company decided about it. */
const Decision = z.object({
  /** What came of it: `unparked`, `applied`, `dismissed`, `ended`, … */
  outcome: z.string(),
  /** By name; of two who decided together both. */
  decidedBy: z.array(z.string()),
  reason: z.string(),
  decidedOn: InstantText,
})

/** Who pays for a contract, people as far as the reader may know them. */
const StaffPayer = z.extend(ContractPayer, {
  /** The organisation it is; null of people. */
  organisationGuid: z.nullable(z.string()),
})

/** An invoice that is not paid yet. */
const AskedInvoice = z.object({ guid: z.string(), number: z.string(), state: z.enum(['open', 'overdue']) })

/**
 * What a payer is asked for next, and how: `on` is the day of the debit, of the invoice that will be made, or by which
 * the invoice that was made is to be paid.
 */
const AskedAmount = z.extend(Debit, {
  /** How it is asked for; `none`: a debit was agreed, and nothing is debited at present. */
  way: z.enum(ASKING_WAYS),
  /** Who pays; null: nobody knows the name any more. */
  payer: z.nullable(z.string()),
  /** The organisation it is; null of people. */
  organisationGuid: z.nullable(z.string()),
  /** The invoice it is on; null while there is none. */
  invoice: z.nullable(AskedInvoice),
})
export type AskedAmount = z.infer<typeof AskedAmount>

/** Everything that staff see of a contract: as who concluded it sees it, with what all who pay are asked for. */
export const StaffContractDetail = z.extend(StaffContract, {
  ...z.pick(SubscriptionContract, {
    description: true,
    pauses: true,
    medium: true,
    price: true,
    problem: true,
    proofs: true,
    listChangeRequests: true,
    seq: true,
  }).shape,
  /** The account of who concluded it; null where they have none. */
  userId: z.nullable(z.string()),
  /** Where its holder lives is told to nobody (§ 51 BMG). */
  isAddressSecret: z.boolean(),
  /** A school has named the e-mail address of who concluded it, and they have not confirmed it yet. */
  isAddressUnconfirmed: z.boolean(),
  /** Why nothing more is claimed of it; null where nothing stands against it. */
  parked: z.nullable(z.enum(PARK_REASONS)),
  /** What keeps its pass from being good today; empty where nothing does. */
  blocked: z.array(z.enum(BLOCK_CAUSES)),
  payers: z.array(StaffPayer),
  /** The next ones of all who pay; empty while it is parked. */
  debits: z.array(AskedAmount),
  /** What happened and what is planned, the latest first. */
  journal: z.array(JournalEntry),
  decisions: z.array(Decision),
})
export type StaffContractDetail = z.infer<typeof StaffContractDetail>

/** A contract as a change makes it, and what that does. */
export const StaffContractChange = z.object({
  contract: StaffContractDetail,
  /** What would be debited without it and with it; null where it changes no debit. */
  effect: z.nullable(ChangePreview),
})
export type StaffContractChange = z.infer<typeof StaffContractChange>
