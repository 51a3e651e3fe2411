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

/** Stands for a secret that is there: in what is shown, and in what is written where it is to stay. */
export const KEPT_SECRET = '***'

/** Signs at the end of a secret by which whoever wrote it knows it again. */
const ENDING = 2

/** Secrets of which two signs would tell too much have none. */
const LONG_ENOUGH = 16

/** What is shown of a secret. */
export const endingOf = (secret: string): string => (secret.length < LONG_ENOUGH ? '' : secret.slice(-ENDING))
