import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'

interface Told {
  id: string
  name: string
  /** Why nothing of it was applied; null: it was. */
  reason: string | null
  /** Lines that wait for somebody. */
  waiting: number
}

/** Staff have to look at a message. */
export const tellOfMessage = (world: World, db: Statements, { id, ...facts }: Told): Promise<void> =>
  raiseEvent(db, world, clientIdOf(world), { kind: 'bankMessage', about: id, facts })
