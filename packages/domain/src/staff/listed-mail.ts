/** What mails of the shop are about, as staff look for them; `list`: that a list made by the clock is there. */
export const MAIL_KINDS = [
  'order',
  'refund',
  'subscription',
  'account',
  'declaration',
  'feedback',
  'school',
  'list',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** How it went: taken by the mail server, not handed over (it is tried again), or nobody knows. */
export const MAIL_STATES = ['sent', 'failed', 'unknown'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** By how the keys begin under which mails are noted. */
const KINDS: Readonly<Record<string, MailKind>> = {
  order: 'order',
  handOver: 'order',
  cancelled: 'order',
  refund: 'refund',
  subscription: 'subscription',
  change: 'subscription',
  mandate: 'subscription',
  notice: 'subscription',
  invoice: 'subscription',
  account: 'account',
  approval: 'account',
  withdrawal: 'declaration',
  cancellation: 'declaration',
  barrier: 'declaration',
  'barrier-receipt': 'declaration',
  feedback: 'feedback',
  schoolRequest: 'school',
  confirmation: 'school',
  rollLetter: 'school',
  ownPrice: 'school',
  decision: 'school',
  family: 'school',
  cameOfAge: 'school',
}

/** What a mail is about by the key it is noted under. */
export const mailKindOf = (key: string): MailKind => KINDS[key.slice(0, Math.max(key.indexOf(':'), 0))] ?? 'list'
