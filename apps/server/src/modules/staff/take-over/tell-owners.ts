import { TAKE_OVER_SUBJECTS } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { queueMail } from '../../people/account-mail/index.ts'
import { changedIn, lockUntold, noteTold } from './take-over.repository.ts'

/** How many are told in one round. */
const BATCH = 50

/** Tells the owners of accounts in whose place staff have acted, once they have left or their time is up. */
export async function tellOwners(world: World): Promise<void> {
  const now = world.realClock()
  await world.db.transaction(async tx => {
    for (const { session, language } of await lockUntold(tx, clientIdOf(world), now, BATCH)) {
      const { id, accountId, startedOn: on, takeOver } = session
      if (!takeOver) continue
      const noted = await changedIn(tx, takeOver.by, id)
      const changed = TAKE_OVER_SUBJECTS.filter(subject => noted.includes(subject))
      const visit = { on, reason: takeOver.reason, changed }
      await noteTold(tx, id, now)
      await queueMail(world, tx, 'takenOver', { accountId, language, visit })
    }
  })
}
