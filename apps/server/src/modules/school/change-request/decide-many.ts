import type { AcceptManyRequests, DecidedOfMany, DeclineManyRequests, SchoolChangeRequest } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { errorItem } from '../../../call/error-item.ts'
import { Refused } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { weighAll } from '../decision/index.ts'
import { rehearsed } from '../reach/index.ts'
import { acceptIn, acceptRequest, declineIn, declineRequest } from './decide-request.ts'
import type { Done } from './effect/effect.ts'
import { seenRequest } from './show-requests.ts'

/** What became of one of several; what is refused of it is told, and keeps none of the others. */
async function told(
  { language }: Context,
  guid: string,
  act: () => Promise<Omit<DecidedOfMany, 'error' | 'guid'>>,
): Promise<DecidedOfMany> {
  try {
    return { guid, ...(await act()), error: null }
  } catch (failure) {
    const [refusal] = failure instanceof Refused ? failure.refusals : []
    if (!refusal) throw failure
    return { guid, state: null, weighed: null, error: errorItem(refusal, language) }
  }
}

/** Says what would become of each, and stores nothing. */
const tried = (context: Context, guids: readonly string[], { inside }: Decision): Promise<DecidedOfMany[]> =>
  context.world.db.transaction(async tx => {
    const rows: DecidedOfMany[] = []
    for (const guid of guids)
      rows.push(
        await told(context, guid, () =>
          rehearsed(tx, async () => {
            const { contractId } = await inside(tx, guid)
            const [weighed = null] = contractId ? await weighAll(context, tx, [contractId]) : []
            return { state: (await seenRequest(context, tx, guid)).state, weighed }
          }),
        ),
      )
    return rows
  })

/** What is decided about each of several: tried in a transaction that comes to nothing, or for good. */
interface Decision {
  inside: (tx: Transaction, guid: string) => Promise<Done>
  forGood: (guid: string) => Promise<SchoolChangeRequest>
}

/** Decides about several, one after the other and each by itself, or says what would become of them. */
async function decideMany(
  context: Context,
  { guids, dryRun }: AcceptManyRequests,
  decision: Decision,
): Promise<DecidedOfMany[]> {
  const each = [...new Set(guids)]
  if (dryRun) return tried(context, each, decision)
  const rows: DecidedOfMany[] = []
  for (const guid of each)
    rows.push(await told(context, guid, async () => ({ state: (await decision.forGood(guid)).state, weighed: null })))
  return rows
}

export const acceptRequests = (context: Context, many: AcceptManyRequests): Promise<DecidedOfMany[]> =>
  decideMany(context, many, {
    inside: (tx, guid) => acceptIn(context, tx, guid, {}),
    forGood: guid => acceptRequest(context, guid, {}),
  })

/** All for one reason. */
export const declineRequests = (
  context: Context,
  { declineReason, comment, ...many }: DeclineManyRequests,
): Promise<DecidedOfMany[]> =>
  decideMany(context, many, {
    inside: async (tx, guid) => {
      await declineIn(context, tx, guid, { declineReason, comment })
      // What a no costs nobody asks.
      return {}
    },
    forGood: guid => declineRequest(context, guid, { declineReason, comment }),
  })
