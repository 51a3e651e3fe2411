import type { BankPageQuery, StaffDunningCase } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { returnedClaims } from '../../billing/collection/index.ts'
import { feesOpen, openStops, owedBy, returnWords } from '../../billing/dunning/index.ts'
import { nameOfStaff, staffWindow } from '../listing/index.ts'
import {
  caseById,
  contractNumbers,
  heldBy,
  type ListedCase,
  listedCases,
  returnsOf,
  stepsOf,
} from './bank-desk.queries.ts'

/** A page of the cases of the caller's own client. */
export async function listCases(context: Context, query: BankPageQuery): Promise<StaffDunningCase[]> {
  const { world } = context
  const rows = await listedCases(world.db, clientIdOf(world), staffWindow(query))
  const shown: StaffDunningCase[] = []
  for (const row of rows) shown.push(await present(context, world.db, row))
  return shown
}

/** As it is known when an act on it ends. Refuses `dunningCaseNotFound`. */
export async function knownCase(context: Context, db: Statements, id: string): Promise<StaffDunningCase> {
  const row = (await caseById(db, clientIdOf(context.world), id)) ?? refuse('dunningCaseNotFound', 'caseGuid')
  return present(context, db, row)
}

async function present(
  { world, visitor, language }: Context,
  db: Statements,
  row: ListedCase,
): Promise<StaffDunningCase> {
  const { id, payerId, state, openedOn, reachedOn, closedOn } = row.case
  const { cents, contractIds } = await owedBy(world, db, payerId)
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  const holds = await heldBy(db, [id])
  const names = new Map<string, string>()
  for (const { setBy } of holds) names.set(setBy, await nameOfStaff(db, setBy))
  const returned = await returnsOf(db, [payerId])
  return {
    guid: id,
    customerNumber: row.customerNumber,
    name: isFull && row.lastName !== null ? `${row.firstName ?? ''} ${row.lastName}`.trim() : null,
    ...{ state, openedOn, reachedOn },
    isOver: closedOn !== null,
    owedCents: Math.max(0, cents),
    feeCents: (await feesOpen(world, db, payerId)).reduce((sum, fee) => sum + fee.cents, 0),
    holds: holds.map(({ kind, until, reason, setBy, setOn }) => ({
      ...{ kind, until, reason, setOn },
      setBy: names.get(setBy) ?? '',
    })),
    stops: (await openStops(db, [payerId])).map(({ kind, code, since }) => ({ kind, code, since })),
    isLeft: (await returnedClaims(db, [payerId])).some(({ retryOn }) => retryOn === null),
    steps: (await stepsOf(db, [id])).map(step => ({
      state: step.state,
      takenOn: step.takenOn,
      owedCents: step.owedCents,
      feeCents: step.feeCents,
    })),
    returns: returned.map(({ returnedOn, cents: returnedCents, chargesCents, code }) => ({
      on: returnedOn,
      cents: returnedCents,
      ...{ chargesCents, code },
      reason: returnWords(code, language),
    })),
    contracts: contractIds.length === 0 ? [] : await contractNumbers(db, contractIds),
  }
}
