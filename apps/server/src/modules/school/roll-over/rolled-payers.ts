import type { RollDecision, RollPayers } from '@billett/domain'
import { addDays, type PlainDate } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { payerOf } from '../reach/index.ts'
import { payerAccountsOf } from './payer-accounts.queries.ts'
import type { DecidedRow } from './rolled-contracts.queries.ts'

/** What is to happen to somebody, in the words of the rules. */
export const decisionOf = ({ kind, before, after, wish, why, isDeclined }: DecidedRow): RollDecision => ({
  kind,
  before,
  after,
  away: why === 'abroad' && wish?.kind === 'abroad' ? { from: wish.from, until: wish.until } : null,
  isDeclined,
})

/** Who pays for pupils of schools before and after, each school asked once. */
export function payersReader(db: Statements, from: PlainDate): (decided: DecidedRow) => Promise<RollPayers> {
  const known = new Map<string, string | null>()
  const payerAt = async (organisationId: string, day: PlainDate): Promise<string | null> => {
    const name = `${organisationId} ${day}`
    const found = known.get(name)
    if (found !== undefined) return found
    const payer = await payerOf(db, organisationId, day)
    const account = payer ? ((await payerAccountsOf(db, [payer.partyId]))[0]?.id ?? null) : null
    known.set(name, account)
    return account
  }
  return async ({ organisationId, after, kind }) =>
    kind === 'changedSchool' && after
      ? {
          before: await payerAt(organisationId, addDays(from, -1)),
          after: await payerAt(after.organisationId, from),
        }
      : { before: null, after: null }
}
