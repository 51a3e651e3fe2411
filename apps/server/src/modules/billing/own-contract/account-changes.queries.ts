import type { Instant } from '@billett/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { mandateVersion, payerAccount } from '../../../db/schema/index.ts'

/** An account that was named to be debited. */
export interface AccountChange {
  payer: string
  id: string
  /** The one that the mandate was given for; the others replaced it. */
  isFirst: boolean
  iban: string
  agreedOn: Instant
}

/** Which accounts payers have named, the first included, in the order of naming. */
export async function accountChangesOf(db: Statements, payerIds: readonly string[]): Promise<AccountChange[]> {
  if (payerIds.length === 0) return []
  const { mandateId, number, iban, agreedOn } = mandateVersion
  const rows = await db
    .select({ payer: payerAccount.id, mandateId, number, iban, agreedOn })
    .from(payerAccount)
    .innerJoin(mandateVersion, eq(mandateId, payerAccount.mandateId))
    .where(inArray(payerAccount.id, [...payerIds]))
    .orderBy(asc(agreedOn), asc(number))
  return rows.map(({ mandateId: mandate, number: version, ...row }) => ({
    ...row,
    id: `${mandate}-${version}`,
    isFirst: version === 1,
  }))
}
