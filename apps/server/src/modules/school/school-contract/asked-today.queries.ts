import { askForProofs } from '@billett/contract'
import { BERLIN, businessDateOf, startOfDay } from '@billett/domain'
import { and, eq, gte } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { portalAction } from '../../../db/schema/index.ts'

/** Whoever applied is written to once a day, however many ask. */
export async function isAskedToday({ world }: Context, tx: Transaction, contractId: string): Promise<boolean> {
  const today = startOfDay(businessDateOf(world.clock()), BERLIN)
  const asked = and(
    eq(portalAction.aboutId, contractId),
    eq(portalAction.call, askForProofs.name),
    gte(portalAction.doneOn, today),
  )
  return (await tx.$count(portalAction, asked)) > 0
}
