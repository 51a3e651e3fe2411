import { addMinutes, type Instant } from '../time/instant.ts'

export const CODE_PURPOSES = ['activation', 'passwordReset', 'emailChange'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** Minutes a code of a mail can be used. */
const LIFETIME: Record<CodePurpose, number> = { activation: 7 * 24 * 60, passwordReset: 60, emailChange: 24 * 60 }

export const codeExpiry = (purpose: CodePurpose, now: Instant): Instant => addMinutes(now, LIFETIME[purpose])

export interface OneTimeCode {
  purpose: CodePurpose
  expiresOn: Instant
  usedOn: Instant | null
}

/** Once, in time, and for what it was made for; a reader is not told which of these it was. */
export const isRedeemable = (code: OneTimeCode | undefined, purpose: CodePurpose, now: Instant): boolean =>
  code !== undefined && code.purpose === purpose && code.usedOn === null && now < code.expiresOn
