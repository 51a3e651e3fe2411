import type { AcceptedOfMany, AcceptManyRequests } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { errorItem } from '../../../call/error-item.ts'
import { Refused } from '../../../call/refused.ts'
import { weighAll } from '../decision/index.ts'
import { rehearsed } from '../reach/index.ts'
import { acceptIn, acceptRequest } from './decide-request.ts'
import { seenRequest } from './show-requests.ts'

/** What became of one of several; what is refused of it is told, and keeps none of the others. */
async function told(
  { language }: Context,
  guid: string,
  act: () => Promise<Omit<AcceptedOfMany, 'error' | 'guid'>>,
): Promise<AcceptedOfMany> {
  try {
    return { guid, ...(await act()), error: null }
  } catch (failure) {
    const [refusal] = failure instanceof Refused ? failure.refusals : []
    if (!refusal) throw failure
    return { guid, state: null, weighed: null, error: errorItem(refusal, language) }
  }
}

/** Says what would become of each, and stores nothing. */
const tried = (context: Context, guids: readonly string[]): Promise<AcceptedOfMany[]> =>
  context.world.db.transaction(async tx => {
    const rows: AcceptedOfMany[] = []
    for (const guid of guids)
      rows.push(
        await told(context, guid, () =>
          rehearsed(tx, async () => {
            const { contractId } = await acceptIn(context, tx, guid, {})
            const [weighed = null] = contractId ? await weighAll(context, tx, [contractId]) : []
            return { state: (await seenRequest(context, tx, guid)).state, weighed }
          }),
        ),
      )
    return rows
  })

/** Says yes to several, one after the other and each by itself, or says what would become of them. */
export async function acceptRequests(
  context: Context,
  { guids, dryRun }: AcceptManyRequests,
): Promise<AcceptedOfMany[]> {
  const each = [...new Set(guids)]
  if (dryRun) return tried(context, each)
  const rows: AcceptedOfMany[] = []
  for (const guid of each)
    rows.push(
      await told(context, guid, async () => ({
        state: (await acceptRequest(context, guid, {})).state,
        weighed: null,
      })),
    )
  return rows
}
