import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { followControl } from './organisation.repository.ts'

/** Schools are asked first, or no more, from the day on that was said. */
export const controlRound = (world: World): Promise<void> =>
  followControl(world.db, clientIdOf(world), businessDateOf(world.clock()))
