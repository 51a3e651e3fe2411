import type { Cents, Claim } from '@billett/domain'

/** Money that came for a contract. */
export interface ContractPayment {
  /** For whose claims; null: for the contract, as what was paid before it was concluded. */
  payer: string | null
  cents: Cents
}

type Due = Pick<Claim, 'payer' | 'cents' | 'dueOn' | 'periodStart'>

export const dueFirst = (a: Due, b: Due): number =>
  a.dueOn === b.dueOn ? a.periodStart.localeCompare(b.periodStart) : a.dueOn < b.dueOn ? -1 : 1

/**
 * What each payer of a contract has paid. What came for the contract pays what was due first, whoever owes it; what is
 * left over waits for the next claim of who pays for it first.
 */
export function paidByPayer(
  claims: readonly Due[],
  payments: readonly ContractPayment[],
  firstPayer: string | undefined,
): Map<string, Cents> {
  const paid = new Map<string, Cents>()
  const add = (payer: string, cents: Cents) => paid.set(payer, (paid.get(payer) ?? 0) + cents)
  let left = 0
  for (const { payer, cents } of payments) {
    if (payer === null) left += cents
    else add(payer, cents)
  }
  for (const { payer, cents } of claims.toSorted(dueFirst)) {
    const taken = Math.min(left, Math.max(0, cents))
    add(payer, taken)
    left -= taken
  }
  if (firstPayer !== undefined) add(firstPayer, left)
  return paid
}
