import type { Instant, Kept, Language } from '@billett/domain'
import type { AccountVisit } from '../../../ports/job-queue.ts'
import type { AccountMailWords } from './account-mail-words.ts'

export type Wording = Exclude<keyof AccountMailWords, 'notYou'>

/** What a mail says, and to whom. */
export interface Letter {
  wording: Wording
  to: string
  /** Whom it greets; null where that would tell a stranger. */
  addressee: { firstName: string; lastName: string } | null
  link?: string
  /** The e-mail address the mail tells of: the new one, or to that one the present, masked. */
  email?: string
  /** Whoever confirms with it also confirms the newsletter they asked for. */
  withNewsletter?: boolean
  /** A day the mail tells of. */
  on?: Instant
  /** Of staff who acted in the account's place. */
  visit?: AccountVisit
  /** What the law keeps of who is written to. */
  kept?: readonly Kept[]
}

export interface Writing extends Letter {
  mailId: string
  language: Language
}
