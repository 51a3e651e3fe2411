import type { RehearsedContract } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { errorItem } from '../../../call/error-item.ts'
import { Refused } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { byFamily, weighAll } from '../decision/index.ts'
import { attempted, rehearsed } from '../reach/index.ts'
import { acceptIn, seen } from './decide-contract.ts'

/** A yes to one, which the next of the family builds upon; what is refused of it leaves nothing behind. */
async function tried(context: Context, tx: Transaction, guid: string): Promise<RehearsedContract> {
  try {
    const { state } = await attempted(tx, async () => {
      await acceptIn(context, tx, { id: guid })
      return seen(context, tx, guid, 'id')
    })
    return { guid, state, weighed: null, error: null }
  } catch (failure) {
    const [refusal] = failure instanceof Refused ? failure.refusals : []
    if (!refusal) throw failure
    return { guid, state: null, weighed: null, error: errorItem(refusal, context.language) }
  }
}

/** Brothers and sisters are agreed to together, as their shares depend on each other; then all is taken back. */
const triedFamily = (context: Context, tx: Transaction, guids: readonly string[]): Promise<RehearsedContract[]> =>
  rehearsed(tx, async () => {
    const rows: RehearsedContract[] = []
    for (const guid of guids) rows.push(await tried(context, tx, guid))
    const agreed = rows.filter(({ error }) => error === null).map(({ guid }) => guid)
    const weighed = new Map((await weighAll(context, tx, agreed)).map(one => [one.contractGuid, one]))
    return rows.map(row => ({ ...row, weighed: weighed.get(row.guid) ?? null }))
  })

/**
 * What a yes to several would come to, one family after the other, and stores nothing: each is judged by what says yes
 * to it. In the order in which they were named.
 */
export const rehearseContracts = (context: Context, guids: readonly string[]): Promise<RehearsedContract[]> =>
  context.world.db.transaction(async tx => {
    const each = [...new Set(guids)]
    const rows = new Map<string, RehearsedContract>()
    for (const family of await byFamily(tx, each))
      for (const row of await triedFamily(context, tx, family)) rows.set(row.guid, row)
    return each.flatMap(guid => rows.get(guid) ?? [])
  })
