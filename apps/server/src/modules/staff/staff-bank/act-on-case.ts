import type { BankReason, DunningHoldBody, StaffDunningCase } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { collectAgain, continueCase, holdCase, waiveFees } from '../../billing/dunning/index.ts'
import { knownCase } from './show-cases.ts'

type OnCase<T> = T & { caseGuid: string }

async function done(
  context: Context,
  tx: Transaction,
  { caseGuid, before, after }: { caseGuid: string; before: StaffDunningCase; after: Record<string, unknown> },
): Promise<Done<StaffDunningCase>> {
  const { state, owedCents, feeCents, holds } = before
  const held = holds.map(({ kind }) => kind)
  const act = { kind: 'dunningCase' as const, id: caseGuid, before: { state, owedCents, feeCents, held }, after }
  return { answer: item(await knownCase(context, tx, caseGuid)), act }
}

/** Refuses `dunningCaseNotFound`, and `required` for a promise that says no day. */
export async function hold(
  context: Context,
  { caseGuid, kind, until, reason }: OnCase<DunningHoldBody>,
  tx: Transaction,
): Promise<Done<StaffDunningCase>> {
  const before = await knownCase(context, tx, caseGuid)
  if (kind === 'promise' && until === undefined) return refuse('required', 'until')
  const day = kind === 'promise' ? (until ?? null) : null
  const by = context.visitor.id
  if (!(await holdCase(context.world, tx, { caseId: caseGuid, by, reason, kind, until: day })))
    return refuse('dunningCaseNotFound', 'caseGuid')
  return done(context, tx, { caseGuid, before, after: { kind, until: day, reason } })
}

/** Refuses `dunningCaseNotFound`. */
export async function goOn(
  context: Context,
  { caseGuid, reason }: OnCase<BankReason>,
  tx: Transaction,
): Promise<Done<StaffDunningCase>> {
  const before = await knownCase(context, tx, caseGuid)
  if (!(await continueCase(context.world, tx, { caseId: caseGuid }))) return refuse('dunningCaseNotFound', 'caseGuid')
  return done(context, tx, { caseGuid, before, after: { reason } })
}

/** Refuses `dunningCaseNotFound`, and `nothingStopped` where everything is collected as ever. */
export async function startAgain(
  context: Context,
  { caseGuid, reason }: OnCase<BankReason>,
  tx: Transaction,
): Promise<Done<StaffDunningCase>> {
  const before = await knownCase(context, tx, caseGuid)
  const again = await collectAgain(context.world, tx, caseGuid)
  if (!again.ok) return refuse(again.reason === 'noStop' ? 'nothingStopped' : 'dunningCaseNotFound')
  const stopped = before.stops.map(({ kind, code }) => `${kind} ${code}`)
  return done(context, tx, { caseGuid, before, after: { reason, stopped } })
}

/** Refuses `dunningCaseNotFound`, and `noFeeToWaive` where none is open. */
export async function waive(
  context: Context,
  { caseGuid, reason }: OnCase<BankReason>,
  tx: Transaction,
): Promise<Done<StaffDunningCase>> {
  const before = await knownCase(context, tx, caseGuid)
  const waived = await waiveFees(context.world, tx, { caseId: caseGuid, by: context.visitor.id })
  if (!waived.ok) return refuse(waived.reason === 'noFee' ? 'noFeeToWaive' : 'dunningCaseNotFound')
  return done(context, tx, { caseGuid, before, after: { reason, waivedCents: waived.cents } })
}
