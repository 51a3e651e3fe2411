import type { CollectingTrouble, PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Statements } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { raiseEvent } from '../../../run/common/index.ts'

/** Tells people of the client that the collecting of a day needs them; the same of a day is told once. */
export const tellTrouble = (
  world: World,
  db: Statements,
  dueOn: PlainDate,
  { what, found = 1 }: { what: CollectingTrouble; found?: number },
): Promise<void> => {
  const clientId = clientIdOf(world)
  const about = `${clientId}:${dueOn}:${what}`
  return raiseEvent(db, world, clientId, { kind: 'collecting', about, facts: { dueOn, what, found } })
}
