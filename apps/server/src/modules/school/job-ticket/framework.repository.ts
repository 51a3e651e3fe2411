import type { FrameworkTerms, Instant, PlainDate } from '@billett/domain'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { organisation, frameworkContract as version } from '../../../db/schema/index.ts'
import { changeDraft, removeDraft } from '../../../db/version-drafts.ts'

export type StoredFramework = typeof version.$inferSelect

export interface Company {
  id: string
  clientId: string
  partyId: string
  name: string
}

/** Companies of these clients, by name; `companyId` narrows it to one. */
export const companiesOf = (db: Statements, clientIds: readonly string[], companyId?: string): Promise<Company[]> => {
  const { id, clientId, partyId, name, kind } = organisation
  return db
    .select({ id, clientId, partyId, name })
    .from(organisation)
    .where(
      and(
        inArray(clientId, [...clientIds]),
        eq(kind, 'company'),
        companyId === undefined ? undefined : eq(id, companyId),
      ),
    )
    .orderBy(asc(name), asc(id))
}

/** All versions of these, the latest first. */
export const frameworksOf = (db: Statements, companyIds: readonly string[]): Promise<StoredFramework[]> =>
  db
    .select()
    .from(version)
    .where(inArray(version.companyId, [...companyIds]))
    .orderBy(asc(version.companyId), desc(version.version))

/** The same of one, held until the transaction ends: also where there is none yet. */
export async function lockFrameworks(tx: Transaction, companyId: string): Promise<StoredFramework[]> {
  await holdName(tx, `framework contract ${companyId}`)
  return frameworksOf(tx, [companyId])
}

export async function insertFramework(tx: Transaction, draft: StoredFramework): Promise<void> {
  await tx.insert(version).values(draft)
}

interface Written {
  validFrom: PlainDate
  terms: FrameworkTerms
  editedBy: string
  editedOn: Instant
}

export const updateFramework = (tx: Transaction, id: string, written: Written): Promise<void> =>
  changeDraft(tx, version, id, written)

export const deleteFramework = (tx: Transaction, id: string): Promise<void> => removeDraft(tx, version, id)

export const setFrameworkReleased = (
  tx: Transaction,
  id: string,
  released: { releasedBy: string; releasedOn: Instant },
): Promise<void> => changeDraft(tx, version, id, { state: 'released', ...released })
