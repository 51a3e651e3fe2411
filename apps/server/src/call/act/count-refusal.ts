import { type Call, isNoted } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { staffRefusal } from '../../db/schema/index.ts'
import { clientIdOf } from '../client-id-of.ts'
import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'

type Asking = Pick<Context, 'world' | 'visitor'>

/** Counts that somebody of the company was refused what they wanted to do. Nobody else's refusals are of interest. */
export async function countRefusal({ world, visitor }: Asking, call: Call, reason: string): Promise<void> {
  if (visitor.kind !== 'staff' || call.access.who !== 'staff') return
  const { clientId, day, actorId, call: name, reason: word, times } = staffRefusal
  await world.db
    .insert(staffRefusal)
    .values({
      clientId: clientIdOf(world),
      day: businessDateOf(world.realClock()),
      actorId: visitor.id,
      call: call.name,
      reason,
      times: 1,
    })
    .onConflictDoUpdate({ target: [clientId, day, actorId, name, word], set: { times: sql`${times} + 1` } })
}

/** The same of an act that its rules refuse. */
export async function counting<T>(asking: Asking, call: Call, act: () => Promise<T> | T): Promise<T> {
  try {
    return await act()
  } catch (failure) {
    const [refusal] = failure instanceof Refused && isNoted(call) ? failure.refusals : []
    if (refusal) await countRefusal(asking, call, refusal.reason)
    throw failure
  }
}
