import { type DunningCasesQuery, getDunningCases, type StaffDunningCase } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'
import { openClaims, returnedClaims } from '../../billing/collection/index.ts'
import { feesOpen, openStops, owedOf, returnWords } from '../../billing/dunning/index.ts'
import { contractNumbers } from '../../subscription/contract/index.ts'
import { namesOfStaff, readRows, staffWindow } from '../listing/index.ts'
import { caseById, heldBy, type ListedCase, listedCases, returnsOf, stepsOf } from './bank-desk.queries.ts'

const seesNames = ({ visitor }: Pick<Context, 'visitor'>): boolean =>
  holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])

/** A page of the cases of the caller's own client, and the note of who was read about. */
export async function listCases(context: Context, query: DunningCasesQuery): Promise<Done<StaffDunningCase>> {
  const shown = await casesIn(context, query, staffWindow(query))
  return readRows(context, getDunningCases, shown, { isFull: seesNames(context), idOf: ({ guid }) => guid })
}

/** Some of them, in an order. */
export async function casesIn(
  context: Context,
  { list, sort }: Pick<DunningCasesQuery, 'list' | 'sort'>,
  window: Window,
): Promise<StaffDunningCase[]> {
  const { world } = context
  return present(context, world.db, await listedCases(world.db, clientIdOf(world), list, window, sort))
}

/** As it is known when an act on it ends. Refuses `dunningCaseNotFound`. */
export async function knownCase(context: Context, db: Statements, id: string): Promise<StaffDunningCase> {
  const row = await caseById(db, clientIdOf(context.world), id)
  const [shown] = row ? await present(context, db, [row]) : []
  return shown ?? refuse('dunningCaseNotFound', 'caseGuid')
}

/** All there is to see of some cases; each thing is asked for once, however many they are. */
async function present(
  { world, visitor, language }: Context,
  db: Statements,
  rows: readonly ListedCase[],
): Promise<StaffDunningCase[]> {
  if (rows.length === 0) return []
  const [caseIds, payerIds] = [rows.map(row => row.case.id), rows.map(row => row.case.payerId)]
  const open = await openClaims(db, payerIds)
  const owed = new Map([...open].map(([payerId, claims]) => [payerId, owedOf(world, claims)]))
  const contractIds = [...owed.values()].flatMap(one => one.contractIds)
  const numbers = new Map((await contractNumbers(db, contractIds)).map(({ id, number }) => [id, number]))
  const holds = await heldBy(db, caseIds)
  const names = await namesOfStaff(
    db,
    holds.map(({ setBy }) => setBy),
  )
  const holdsOf = Map.groupBy(holds, ({ caseId }) => caseId)
  const stepsTaken = Map.groupBy(await stepsOf(db, caseIds), ({ caseId }) => caseId)
  const returned = Map.groupBy(await returnsOf(db, payerIds), ({ payerId }) => payerId)
  const stops = Map.groupBy(await openStops(db, payerIds), ({ payerId }) => payerId)
  const isLeft = new Set(
    (await returnedClaims(db, payerIds)).filter(({ retryOn }) => retryOn === null).map(({ payerId }) => payerId),
  )
  const isFull = seesNames({ visitor })
  const shown: StaffDunningCase[] = []
  for (const { case: one, customerNumber, firstName, lastName } of rows) {
    const { id, payerId, state, openedOn, reachedOn, closedOn } = one
    const { cents, contractIds: owing } = owed.get(payerId) ?? { cents: 0, contractIds: [] }
    const fees = await feesOpen(world, db, payerId, open.get(payerId) ?? [])
    shown.push({
      guid: id,
      customerNumber,
      name: isFull && lastName !== null ? `${firstName ?? ''} ${lastName}`.trim() : null,
      ...{ state, openedOn, reachedOn },
      isOver: closedOn !== null,
      owedCents: Math.max(0, cents),
      feeCents: fees.reduce((sum, fee) => sum + fee.cents, 0),
      holds: (holdsOf.get(id) ?? []).map(({ kind, until, reason, setBy, setOn }) => ({
        ...{ kind, until, reason, setOn },
        setBy: names.get(setBy) ?? setBy,
      })),
      stops: (stops.get(payerId) ?? []).map(({ kind, code, since }) => ({ kind, code, since })),
      isLeft: isLeft.has(payerId),
      steps: (stepsTaken.get(id) ?? []).map(step => ({
        state: step.state,
        takenOn: step.takenOn,
        owedCents: step.owedCents,
        feeCents: step.feeCents,
      })),
      returns: (returned.get(payerId) ?? []).map(({ returnedOn, cents: returnedCents, chargesCents, code }) => ({
        on: returnedOn,
        cents: returnedCents,
        ...{ chargesCents, code },
        reason: returnWords(code, language),
      })),
      contracts: owing.map(guid => ({ guid, number: numbers.get(guid) ?? '' })),
    })
  }
  return shown
}
