import type { Unreachable } from '../unreachable.ts'

export type AccountProofAnswer = { state: 'known'; isProven: boolean } | Unreachable

/** Whether an account is its holder's: a cent that was sent, a login at the bank. Never throws. */
export interface AccountProof {
  /** False in a shop that asks nobody. */
  isOffered: boolean
  prove: (account: { iban: string; accountHolder: string }) => Promise<AccountProofAnswer>
}
