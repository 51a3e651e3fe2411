import { and, asc, eq, gte, isNotNull, notExists } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { contract, deskDecision, entitlementProof } from '../../../db/schema/index.ts'

/** More than anybody works through at a time. */
const MOST = 100

/** Proofs that came later than the order and nobody has looked at since, those that wait longest first. */
export const proofsToExamine = (db: Statements, clientId: string) =>
  db
    .select({
      id: entitlementProof.id,
      contractId: entitlementProof.contractId,
      number: contract.number,
      field: entitlementProof.field,
      fileId: entitlementProof.fileId,
      validFrom: entitlementProof.validFrom,
      validTo: entitlementProof.validTo,
      givenOn: entitlementProof.givenOn,
    })
    .from(entitlementProof)
    .innerJoin(contract, eq(contract.id, entitlementProof.contractId))
    .where(
      and(
        eq(entitlementProof.clientId, clientId),
        isNotNull(entitlementProof.neededBy),
        isNotNull(entitlementProof.givenOn),
        notExists(
          db
            .select({ id: deskDecision.id })
            .from(deskDecision)
            .where(
              and(
                eq(deskDecision.about, 'proof'),
                eq(deskDecision.subjectId, entitlementProof.id),
                gte(deskDecision.decidedOn, entitlementProof.givenOn),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(entitlementProof.givenOn))
    .limit(MOST)
