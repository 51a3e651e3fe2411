import type { World } from '../../../world.ts'
import { raiseEvent } from '../common/index.ts'

/** Staff hear of a declaration whose receipt is not mailed, because too many were asked for; it counts all the same. */
export const tellUnmailed = (world: World, id: string): Promise<void> =>
  raiseEvent(
    world.db,
    world,
    'warning',
    'declaration:unmailed',
    `declarations are stored without a mail, the first is ${id}`,
  )
