import { BANK_FILE_STATES, COLLECTING_TROUBLES, RUN_CAUSES, RUN_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode, DateText, InstantText } from '../values/answered.ts'

/** What is collected on a day, and how far it has come. */
export const StaffBillingRun = z.object({
  guid: z.string(),
  /** The day on which accounts are debited. */
  dueOn: DateText,
  state: z.enum(RUN_STATES),
  currency: CurrencyCode,
  /** Debits, and what they come to; nothing before they are built. */
  count: z.int(),
  cents: z.int(),
  /** What it comes to more than the run before; null where there is none before, or nothing is built yet. */
  moreCents: z.nullable(z.int()),
  /** Files that wait for their release. */
  toRelease: z.int(),
  /** Days of its cycle. */
  announceOn: DateText,
  freezeOn: DateText,
  buildOn: DateText,
  handOverBy: DateText,
})
export type StaffBillingRun = z.infer<typeof StaffBillingRun>

/** A file for the bank. */
export const StaffBankFile = z.object({
  guid: z.string(),
  /** What it tells the bank to do: to collect, or to pay. */
  kind: z.enum(['debits', 'transfers']),
  /** What the bank knows it by. */
  messageId: z.string(),
  dueOn: DateText,
  state: z.enum(BANK_FILE_STATES),
  count: z.int(),
  cents: z.int(),
  /** SHA-256 of its bytes as they were read again, hex; null while it is being built. */
  hash: z.nullable(z.string()),
  /** The last day on which the bank takes it. */
  handOverBy: DateText,
  /** Who wanted it built; null: it was built on its day by itself. */
  builtBy: z.nullable(z.string()),
  /** The reader is who wanted it built, and cannot release it. */
  isOwn: z.boolean(),
  builtOn: InstantText,
  /** Who let it go to the bank; null before that. */
  releasedBy: z.nullable(z.string()),
  /** When they did. */
  releasedOn: z.nullable(InstantText),
  /** It was begun to be taken to the bank, which may have it since: it cannot be made void. */
  handOverBegunOn: z.nullable(InstantText),
  /** When the bank had it; null before that. */
  handedOverOn: z.nullable(InstantText),
})
export type StaffBankFile = z.infer<typeof StaffBankFile>

const RunDifference = z.object({
  cause: z.enum(RUN_CAUSES),
  contracts: z.int(),
  /** More than in the run before; less is below nothing. */
  cents: z.int(),
})

const GreatAmount = z.object({
  customerNumber: z.string(),
  cents: z.int(),
  /** How many contracts it is for. */
  contracts: z.int(),
  /** One of them. */
  contractGuid: z.string(),
  contractNumber: z.string(),
})

const RunTrouble = z.object({
  /** What does not go on by itself, or who is left out. */
  what: z.enum(COLLECTING_TROUBLES),
  /** How many payers it is about; 1 where it is about the run. */
  found: z.int(),
})

const RunProgress = z.object({
  /** Parts that are finished. */
  done: z.int(),
  /** All of them. */
  parts: z.int(),
})

export const StaffBillingRunDetail = z.extend(StaffBillingRun, {
  /** The run it is held beside; null where there is none. */
  before: z.nullable(z.object({ guid: z.string(), dueOn: DateText, count: z.int(), cents: z.int() })),
  /** Its files, void ones as well, in the order they were built. */
  files: z.array(StaffBankFile),
  /** Where the sum differs from the run before. */
  differences: z.array(RunDifference),
  /** The twenty greatest debits. */
  greatest: z.array(GreatAmount),
  /** Contracts that people have to look at before anything is claimed of them. */
  parked: z.int(),
  /** What people were told of this run and have not acknowledged. */
  troubles: z.array(RunTrouble),
  /** Parts of what is done just now; null where nothing is. */
  progress: z.nullable(RunProgress),
  /** Files go to the bank by themselves; else somebody carries them. */
  isBankOffered: z.boolean(),
  /** Its amounts are final, and nothing of it is with the bank. */
  mayBuild: z.boolean(),
  /** It can still be given up. */
  mayVoid: z.boolean(),
})
export type StaffBillingRunDetail = z.infer<typeof StaffBillingRunDetail>
