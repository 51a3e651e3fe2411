import { MATCH_REASONS, SUBMISSION_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** Something that was sent in without signing in, as the list of staff shows it: names are hidden there. */
export const StaffSubmission = z.object({
  guid: z.string(),
  /** What was sent in. */
  kind: z.enum(SUBMISSION_KINDS),
  /** Of the company it was sent to. */
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  /** When it came: deadlines go by it. */
  receivedOn: InstantText,
  /** The number that was typed, the page, or what feedback is about, in the reader's language. */
  about: z.string(),
  /** Hidden without the right to personal details, and in lists; empty where none was given. */
  name: z.string(),
  /** Alike: hidden, or empty where none was given. */
  email: z.string(),
  /** Names, addresses and words are hidden. */
  isMasked: z.boolean(),
  /** Who has taken it on; null where nobody has. */
  assignedTo: z.nullable(z.string()),
  /** The account of whoever that is: who takes it on says with whom they saw it. */
  assignedId: z.nullable(z.string()),
  /** The reader has taken it on. */
  isMine: z.boolean(),
  /** When somebody was done with it; null as long as nobody is. */
  doneOn: z.nullable(InstantText),
  /** Who was; null as long as nobody is, and where that account is gone. */
  doneBy: z.nullable(z.string()),
  /** What became of a cancellation or withdrawal; null where nobody has decided, and of everything else. */
  outcome: z.nullable(z.enum(['applied', 'dismissed'])),
})
export type StaffSubmission = z.infer<typeof StaffSubmission>

const SubmissionFact = z.object({
  /** What was asked. */
  name: z.string(),
  /** What was answered. */
  value: z.string(),
})

const SubmissionComment = z.object({
  guid: z.string(),
  /** Who wrote it; null where that account is gone. */
  by: z.nullable(z.string()),
  /** When it was written. */
  on: InstantText,
  /** Empty where it is hidden: it may name people. */
  text: z.string(),
})

const MeantContract = z.object({
  contractGuid: z.string(),
  contractNumber: z.string(),
  /** What speaks for it. */
  reasons: z.array(z.enum(MATCH_REASONS)),
})

/** Everything about it. */
export const StaffSubmissionDetail = z.extend(StaffSubmission, {
  /** What was written, as it was, with names in the reader's language; empty where it is hidden. */
  facts: z.array(SubmissionFact),
  /** What staff have noted, the oldest first. */
  comments: z.array(SubmissionComment),
  /** Contracts that it may mean while nobody has decided, the likeliest first; none for who may not see contracts. */
  proposals: z.array(MeantContract),
  /** The contract it was about; null without one, and for who may not see contracts. */
  contractGuid: z.nullable(z.string()),
})
export type StaffSubmissionDetail = z.infer<typeof StaffSubmissionDetail>
