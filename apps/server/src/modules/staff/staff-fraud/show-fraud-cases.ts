import {
  type FraudPageQuery,
  getFraudCases,
  type StaffFraudCase,
  type StaffUserSuspicion,
  type UserMattersQuery,
} from '@billett/contract'
import { APPLICATION_STATES, holdsRights } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'
import { namesOfStaff, readRows, staffWindow } from '../listing/index.ts'
import { fraudCaseById, fraudCasesOfAccount, type ListedFraudCase, listedFraudCases } from './fraud-cases.queries.ts'

const seesNames = ({ visitor }: Context): boolean => holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])

/** A page of the suspicions of the caller's own client, and the note of who was read about. */
export async function listFraudCases(context: Context, query: FraudPageQuery): Promise<Done<StaffFraudCase>> {
  const shown = await suspicionsIn(context, staffWindow(query), query.sort)
  return readRows(context, getFraudCases, shown, {
    isFull: seesNames(context),
    idOf: ({ contractGuid }) => contractGuid,
  })
}

/** Some of them, in an order. */
export async function suspicionsIn(
  context: Context,
  window: Window,
  sort: FraudPageQuery['sort'],
): Promise<StaffFraudCase[]> {
  const { db } = context.world
  return present(context, db, await listedFraudCases(db, clientIdOf(context.world), window, sort))
}

/** What is or was suspected of the person of an account, of the clients that the caller sees. */
export async function suspicionsOfUser(
  context: Context,
  accountId: string,
  page: UserMattersQuery,
): Promise<StaffUserSuspicion[]> {
  const { clientIds } = scopeOf(context)
  const rows = await fraudCasesOfAccount(context.world.db, { clientIds, accountId }, staffWindow(page))
  return rows.map(({ case: { contractId, level, points, assessedOn, state }, number, isWaiting }) => ({
    contractGuid: contractId,
    ...{ number, level, points, assessedOn, state, isWaiting },
  }))
}

/** As it is known within an act. Refuses `fraudCaseNotFound`. */
export async function knownFraudCase(context: Context, db: Statements, contractId: string): Promise<StaffFraudCase> {
  const row = await fraudCaseById(db, clientIdOf(context.world), contractId)
  const [shown] = row ? await present(context, db, [row]) : []
  return shown ?? refuse('fraudCaseNotFound', 'contractGuid')
}

async function present(context: Context, db: Statements, rows: readonly ListedFraudCase[]): Promise<StaffFraudCase[]> {
  const isFull = seesNames(context)
  const names = await namesOfStaff(
    db,
    rows.flatMap(row => row.case.decidedBy ?? []),
  )
  return rows.map(({ case: one, number, customerNumber, firstName, lastName, orderState, isWaiting }) => {
    const { contractId, level, points, findings, rulesVersion, assessedOn, state, decidedBy, decidedOn, reason } = one
    return {
      contractGuid: contractId,
      ...{ number, customerNumber, level, points, findings, rulesVersion, assessedOn, state, isWaiting },
      name: isFull && lastName !== null ? `${firstName ?? ''} ${lastName}`.trim() : null,
      orderState: APPLICATION_STATES.find(known => known === orderState) ?? 'Unknown',
      decision:
        decidedBy === null || decidedOn === null
          ? null
          : { by: names.get(decidedBy) ?? decidedBy, on: decidedOn, reason: reason ?? '' },
    }
  })
}
