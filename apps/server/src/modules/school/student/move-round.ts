import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { followMoves } from '../../subscription/contract/index.ts'

/** Contracts go along with who changes school, on the day they do. */
export const moveRound = (world: World): Promise<void> =>
  followMoves(world.db, clientIdOf(world), businessDateOf(world.clock()))
