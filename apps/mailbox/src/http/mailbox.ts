import type { Behaviour } from '../smtp/behaviour.ts'
import type { MailStore } from '../store/mail-store.ts'

/** What pages and calls work on. */
export type Mailbox = { store: MailStore; behaviour: Behaviour }
