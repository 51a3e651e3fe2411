import type { DeclineReason, DeclineReasonsQuestion } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { declineReasons } from './decline-reason.queries.ts'

/** What can be named as the reason of a decline, in the reader's language. */
export async function showDeclineReasons(
  { world, language }: Context,
  { reasonType, onlyActive = true }: DeclineReasonsQuestion,
): Promise<DeclineReason[]> {
  const rows = await declineReasons(world.db, reasonType, onlyActive)
  return rows.map(({ id, isActive, ...texts }) => ({ id, text: texts[language], isActive }))
}
