import type { AskingWay } from '@billett/domain'
import { eq } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { isLookedUp } from '../../../../db/looked-up.ts'
import { organisation, payerAccount } from '../../../../db/schema/index.ts'
import { collectedFrom } from '../../../billing/collection/index.ts'

/** Who pays for contracts, and how they are asked for it as things are. */
export interface AskedPayer {
  partyId: string
  way: AskingWay
  /** The organisation it is; null of people. */
  organisation: { guid: string; name: string } | null
}

type Method = (typeof payerAccount.$inferSelect)['method']

const wayOf = (method: Method, isDebited: boolean): AskingWay => {
  if (method === 'invoice' || method === 'payroll') return method
  return isDebited ? 'debit' : 'none'
}

/** Some payers, by their ids. */
export async function askedPayers(db: Statements, payerIds: readonly string[]): Promise<Map<string, AskedPayer>> {
  const debited = await collectedFrom(db, payerIds)
  const { id, partyId, method } = payerAccount
  const rows = await db
    .select({ id, partyId, method, organisation: { guid: organisation.id, name: organisation.name } })
    .from(payerAccount)
    .leftJoin(organisation, eq(organisation.partyId, partyId))
    .where(isLookedUp(id, payerIds))
  return new Map(rows.map(({ method, ...row }) => [row.id, { ...row, way: wayOf(method, debited.has(row.id)) }]))
}
