import { setStaffUserActive } from '@billett/contract'
import { eq } from 'drizzle-orm'
import { staffAction, userAccount } from '../../db/schema/index.ts'
import type { TestWorld } from '../test-world.ts'

/** Somebody was disabled by staff a moment ago, which can be put back; gives the number of the note. */
export async function anUndoableAct(
  { world }: TestWorld,
  { clientId, userId, actorId }: { clientId: string; userId: string; actorId: string },
): Promise<number> {
  await world.db.update(userAccount).set({ state: 'disabled' }).where(eq(userAccount.id, userId))
  const [noted] = await world.db
    .insert(staffAction)
    .values({
      clientId,
      actorId,
      sessionId: null,
      address: '127.0.0.1',
      call: setStaffUserActive.name,
      subjectKind: 'user',
      subjectId: userId,
      subjectClientId: clientId,
      before: { state: 'active' },
      after: { state: 'disabled' },
      on: world.realClock(),
    })
    .returning({ number: staffAction.number })
  return noted?.number ?? 0
}
