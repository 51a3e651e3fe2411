/**
 * Settings of the server that staff may write, where its environment says nothing of them: secrets, and what is of no
 * use without one. They are never read back.
 */
export const WRITTEN_SETTINGS = [
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'CREDIT_CHECK_URL',
  'CREDIT_CHECK_REQUESTOR',
  'CREDIT_CHECK_USER',
  'CREDIT_CHECK_PASSWORD',
  'RECON_ACCESS_ID',
] as const
export type WrittenSetting = (typeof WRITTEN_SETTINGS)[number]

/**
 * Settings that are of one place, led by its address: all of them are the operator's or the staff's, and who writes
 * another address writes what is shown there anew. A password would be sent to whoever has the address otherwise.
 */
const OF_ONE_PLACE: readonly (readonly [WrittenSetting, ...WrittenSetting[]])[] = [
  ['CREDIT_CHECK_URL', 'CREDIT_CHECK_REQUESTOR', 'CREDIT_CHECK_USER', 'CREDIT_CHECK_PASSWORD'],
]

/** A setting with those of its place. */
export const placeOf = (name: WrittenSetting): readonly WrittenSetting[] =>
  OF_ONE_PLACE.find(place => place.includes(name)) ?? [name]

/** Stands for a secret that is there: in what is shown, and in what is written where it is to stay. */
export const KEPT_SECRET = '***'

/** Signs at the end of a secret by which whoever wrote it knows it again. */
const ENDING = 2

/** Secrets of which two signs would tell too much have none. */
const LONG_ENOUGH = 16

/** What is shown of a secret. */
export const endingOf = (secret: string): string => (secret.length < LONG_ENOUGH ? '' : secret.slice(-ENDING))
