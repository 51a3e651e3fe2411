import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { World } from '../../../world.ts'

/** The same in every process, and at every start on an empty database. */
export const schoolId = (world: World, ...parts: readonly string[]): string =>
  idOf(['demo school', clientIdOf(world), ...parts].join(' '))
