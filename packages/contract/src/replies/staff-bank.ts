import {
  AMOUNT_FITS,
  BANK_REFUSED_REASONS,
  BANK_WAITING_REASONS,
  COLLECTION_STATES,
  DUNNING_HOLDS,
  DUNNING_STATES,
  PAYER_FITS,
} from '@billett/domain'
import * as z from 'zod/mini'
import { DateText, InstantText } from '../values/answered.ts'

/** Which cases of dunning are listed. */
export const DUNNING_LISTS = ['open', 'over'] as const
/** Which lines are listed. */
export const BANK_ENTRY_LISTS = ['waiting', 'laidAside'] as const
export const BANK_ENTRY_KINDS = [
  'credit',
  'return',
  'transfer',
  'paidOut',
  'payoutBack',
  'reject',
  'payoutReject',
  'fileStatus',
  'other',
] as const
export const BANK_MESSAGE_STATES = ['coming', 'stored', 'applied', 'refused'] as const

/** A file that the bank sent. */
export const StaffBankMessage = z.object({
  guid: z.string(),
  name: z.string(),
  /** As ISO 20022 calls it; null where nobody can tell. */
  kind: z.nullable(z.string()),
  state: z.enum(BANK_MESSAGE_STATES),
  /** Why nothing of it was applied; null: it was, or will be. */
  reason: z.nullable(z.enum(BANK_REFUSED_REASONS)),
  receivedOn: InstantText,
  /** Lines in it, and those that wait. */
  lines: z.int(),
  waiting: z.int(),
})
export type StaffBankMessage = z.infer<typeof StaffBankMessage>

const Proposal = z.object({
  /** Of the debit. */
  collectionGuid: z.string(),
  customerNumber: z.string(),
  dueOn: DateText,
  cents: z.int(),
  state: z.enum(COLLECTION_STATES),
})

const ProposedInvoice = z.object({
  guid: z.string(),
  number: z.string(),
  dueOn: DateText,
  /** What is still to be paid of it. */
  openCents: z.int(),
})

/** Invoices that money may be for which names none: somebody has to say so. */
const InvoiceProposal = z.object({
  /** Who got them; null for whoever may see no personal details. */
  payer: z.nullable(z.string()),
  customerNumber: z.string(),
  /** By what it is known whose money it may be. */
  by: z.enum(PAYER_FITS),
  /** What of the payer's invoices that are not paid comes to it. */
  amount: z.enum(AMOUNT_FITS),
  /** The longest due first. */
  invoices: z.array(ProposedInvoice),
})

/** A line of the bank that waits for somebody, or that somebody has laid aside. */
export const StaffBankEntry = z.object({
  guid: z.string(),
  kind: z.enum(BANK_ENTRY_KINDS),
  /** Why it waits, or did. */
  reason: z.enum(BANK_WAITING_REASONS),
  /** Who has laid it aside; null: it waits. */
  laidAsideBy: z.nullable(z.string()),
  /** When that was. */
  laidAsideOn: z.nullable(InstantText),
  /** The day the bank booked it; null where it did not say. */
  bookedOn: z.nullable(DateText),
  currency: z.string(),
  /** More than nothing came in, less went out; null where the bank did not say. */
  cents: z.nullable(z.int()),
  /** What the bank charges for it. */
  chargesCents: z.int(),
  /** Why it came back, as banks say it: `MS03`. */
  code: z.nullable(z.string()),
  /** What the debit is known by at both banks. */
  endToEndId: z.nullable(z.string()),
  /** Reference of the mandate. */
  mandate: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** Who is on the other side; null for whoever may see no personal details. */
  name: z.nullable(z.string()),
  /** The file of the bank it stands in. */
  messageName: z.string(),
  /** Debits that it may be about. */
  proposals: z.array(Proposal),
  /** Of money that came: the invoices that it may be for, the likeliest first. */
  invoiceProposals: z.array(InvoiceProposal),
})
export type StaffBankEntry = z.infer<typeof StaffBankEntry>

const HoldOfCase = z.object({
  kind: z.enum(DUNNING_HOLDS),
  until: z.nullable(DateText),
  reason: z.string(),
  /** Who wanted it. */
  setBy: z.string(),
  setOn: InstantText,
})

const StepOfCase = z.object({
  state: z.enum(DUNNING_STATES),
  takenOn: DateText,
  /** What was owed then, fees included. */
  owedCents: z.int(),
  /** Fees in it. */
  feeCents: z.int(),
})

const ReturnOfCase = z.object({
  on: DateText,
  cents: z.int(),
  /** What the bank charged for it. */
  chargesCents: z.int(),
  /** Why, as banks say it: `MS03`. */
  code: z.string(),
  reason: z.string(),
})

export const COLLECTION_STOPS = ['mandate', 'everything'] as const

const StopOfCase = z.object({
  /** Nothing is collected by this mandate until it says something else, or nothing at all. */
  kind: z.enum(COLLECTION_STOPS),
  /** Why, as banks say it: `MD07`. */
  code: z.string(),
  since: InstantText,
})

/** Somebody who owes what came back. */
export const StaffDunningCase = z.object({
  guid: z.string(),
  customerNumber: z.string(),
  /** Null for whoever may see no personal details, and where nobody knows. */
  name: z.nullable(z.string()),
  state: z.enum(DUNNING_STATES),
  openedOn: DateText,
  reachedOn: DateText,
  isOver: z.boolean(),
  /** Owed today, fees included. */
  owedCents: z.int(),
  /** Fees in it. */
  feeCents: z.int(),
  /** What the case waits for. */
  holds: z.array(HoldOfCase),
  /** What keeps anything from being collected from them. */
  stops: z.array(StopOfCase),
  /** Something that came back is not collected again by itself. */
  isLeft: z.boolean(),
  steps: z.array(StepOfCase),
  /** What came back. */
  returns: z.array(ReturnOfCase),
  contracts: z.array(z.object({ guid: z.string(), number: z.string() })),
})
export type StaffDunningCase = z.infer<typeof StaffDunningCase>
