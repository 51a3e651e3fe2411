import type { BillingReason, StaffBillingRun } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { buildNow, freeRun } from '../../billing/collection/index.ts'
import { knownRun } from './show-billing.ts'

/** Refuses `runNotFound`, and `runNotFrozen` or `runAtBank` where it is too early or too late for it. */
export async function build(context: Context, runGuid: string, tx: Transaction): Promise<Done<StaffBillingRun>> {
  const before = await knownRun(context, tx, runGuid)
  const done = await buildNow(context.world, tx, runGuid, context.visitor.id)
  if (!done.ok) return refuse(done.reason)
  const shown = await knownRun(context, tx, runGuid)
  const act = { kind: 'billingRun' as const, id: runGuid }
  const { dueOn } = shown
  return { answer: item(shown), act: { ...act, before: { state: before.state }, after: { state: shown.state, dueOn } } }
}

/** Refuses `runNotFound`, and `runAtBank` where the bank has of it, or may have. */
export async function makeRunVoid(
  context: Context,
  { runGuid, reason }: BillingReason & { runGuid: string },
  tx: Transaction,
): Promise<Done<StaffBillingRun>> {
  const { state, count, cents, dueOn } = await knownRun(context, tx, runGuid)
  const done = await freeRun(context.world, tx, runGuid)
  if (!done.ok) return refuse(done.reason)
  const shown = await knownRun(context, tx, runGuid)
  const act = { kind: 'billingRun' as const, id: runGuid, before: { state, count, cents } }
  return { answer: item(shown), act: { ...act, after: { state: shown.state, dueOn, reason } } }
}
