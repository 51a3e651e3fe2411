import type { StaffUserDebt } from '@billett/contract'
import { businessDateOf, isOwedOn } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { openClaims } from '../../billing/collection/index.ts'
import { openCasesOf, payersOfAccount } from './debts-of-user.queries.ts'

/** What the person of an account owes today of each contract, at the clients that the caller sees, the oldest first. */
export async function debtsOfUser(context: Context, accountId: string): Promise<StaffUserDebt[]> {
  const { db, clock } = context.world
  const payers = await payersOfAccount(db, scopeOf(context).clientIds, accountId)
  const numbers = new Map(payers.map(({ payerId, customerNumber }) => [payerId, customerNumber]))
  const cases = await openCasesOf(db, [...numbers.keys()])
  const open = await openClaims(db, [...numbers.keys()])
  const today = businessDateOf(clock())
  const debts = [...open].flatMap(([payerId, claims]) => {
    const owed = claims.filter(claim => isOwedOn(today, claim))
    const ofContracts = Map.groupBy(owed, ({ contractId }) => contractId)
    return [...ofContracts].map(([contractGuid, due]) => ({
      contractGuid,
      contractNumber: due[0]?.contractNumber ?? '',
      customerNumber: numbers.get(payerId) ?? '',
      cents: due.reduce((sum, { cents }) => sum + cents, 0),
      dueSince: due.map(({ dueOn }) => dueOn).reduce((first, day) => (day < first ? day : first)),
      dunning: cases.get(payerId) ?? null,
    }))
  })
  return debts.filter(({ cents }) => cents > 0).toSorted((one, other) => one.dueSince.localeCompare(other.dueSince))
}
