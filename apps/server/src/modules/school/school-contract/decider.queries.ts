import { acceptContract } from '@billett/contract'
import type { Instant } from '@billett/domain'
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { applicationMove, contract, organisation, portalAction } from '../../../db/schema/index.ts'
import { payerOf } from '../reach/index.ts'

/** Whether the reader has said yes to it before. */
export async function hasDecided({ visitor }: Context, db: Statements, contractId: string): Promise<boolean> {
  const mine = and(
    eq(portalAction.aboutId, contractId),
    eq(portalAction.accountId, visitor.id),
    eq(portalAction.call, acceptContract.name),
  )
  return (await db.$count(portalAction, mine)) > 0
}

/** When people of its school confirmed an application last; undefined where none of them did. */
export async function confirmedOn(db: Statements, contractId: string): Promise<Instant | undefined> {
  const [row] = await db
    .select({ movedOn: applicationMove.movedOn })
    .from(applicationMove)
    .where(
      and(
        eq(applicationMove.contractId, contractId),
        eq(applicationMove.from, 'ApprovalOrganizationPending'),
        eq(applicationMove.to, 'ApprovalPayerPending'),
        ne(applicationMove.movedBy, 'shop'),
        isNull(applicationMove.reason),
      ),
    )
    .orderBy(desc(applicationMove.number))
    .limit(1)
  return row?.movedOn
}

/** Of a contract of a company's employee, where and who they are; undefined of a pupil's. */
export async function employedBy(db: Statements, contractId: string) {
  const [row] = await db
    .select({ organisationId: organisation.id, partyId: contract.holderId })
    .from(contract)
    .innerJoin(organisation, eq(organisation.partyId, contract.organisationId))
    .where(and(eq(contract.id, contractId), inArray(organisation.kind, ['company', 'department'])))
  return row
}

/** Whether somebody pays today for the school a contract is about, or for what is above it. */
export async function isPaidFor(db: Statements, contractId: string, today: string): Promise<boolean> {
  const [about] = await db
    .select({ id: organisation.id })
    .from(contract)
    .innerJoin(organisation, eq(organisation.partyId, contract.organisationId))
    .where(eq(contract.id, contractId))
  return about !== undefined && (await payerOf(db, about.id, today)) !== undefined
}
