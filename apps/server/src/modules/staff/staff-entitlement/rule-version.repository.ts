import type { EntitlementRule, Instant, PlainDate } from '@billett/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { organisation, paysFor, entitlementRule as version } from '../../../db/schema/index.ts'
import { changeDraft, removeDraft } from '../../../db/version-drafts.ts'

export type StoredRule = typeof version.$inferSelect

export interface PayingAuthority {
  id: string
  clientId: string
  name: string
  schools: number
}

/** Who pays today for schools of these clients, by name; `authorityId` narrows it to one. */
export async function payingAuthorities(
  db: Statements,
  clientIds: readonly string[],
  { today, authorityId }: { today: PlainDate; authorityId?: string },
): Promise<PayingAuthority[]> {
  const paid = db
    .select({ payerId: paysFor.payerId, schools: sql<number>`count(*)::int`.as('schools') })
    .from(paysFor)
    .where(
      sql`${paysFor.validFrom} <= ${today} and (${paysFor.validUntil} is null or ${paysFor.validUntil} >= ${today})`,
    )
    .groupBy(paysFor.payerId)
    .as('paid')
  const { id, clientId, name, kind } = organisation
  return db
    .select({ id, clientId, name, schools: sql<number>`coalesce(${paid.schools}, 0)` })
    .from(organisation)
    .leftJoin(paid, eq(paid.payerId, id))
    .where(
      and(
        inArray(clientId, [...clientIds]),
        inArray(kind, ['authority', 'payer']),
        authorityId === undefined ? undefined : eq(id, authorityId),
      ),
    )
    .orderBy(name, id)
}

/** All versions of these, the latest first. */
export const versionsOf = (db: Statements, authorityIds: readonly string[]): Promise<StoredRule[]> =>
  db
    .select()
    .from(version)
    .where(inArray(version.authorityId, [...authorityIds]))
    .orderBy(version.authorityId, desc(version.version))

/** The same of one, held until the transaction ends: also where there is none yet. */
export async function lockVersions(tx: Transaction, authorityId: string): Promise<StoredRule[]> {
  await holdName(tx, `entitlement rule ${authorityId}`)
  return versionsOf(tx, [authorityId])
}

export async function insertDraft(tx: Transaction, draft: StoredRule): Promise<void> {
  await tx.insert(version).values(draft)
}

interface Written {
  validFrom: PlainDate
  rule: EntitlementRule
  editedBy: string
  editedOn: Instant
}

export const updateDraft = (tx: Transaction, id: string, written: Written): Promise<void> =>
  changeDraft(tx, version, id, written)

export const deleteDraft = (tx: Transaction, id: string): Promise<void> => removeDraft(tx, version, id)

export const releaseVersion = (
  tx: Transaction,
  id: string,
  released: { releasedBy: string; releasedOn: Instant },
): Promise<void> => changeDraft(tx, version, id, { state: 'released', ...released })
