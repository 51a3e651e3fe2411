import type { StaffConfig } from '@billett/contract'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { presentConfig } from './config.present.ts'
import { shownNow } from './shown-now.ts'
import { shownVersion } from './shown-version.ts'

/** A version, the last one without its number, as it is answered. Refuses `versionNotFound`. */
export const presentedConfig = async (
  world: Pick<World, 'clients' | 'config' | 'realClock'>,
  db: Statements,
  asked: Parameters<typeof shownVersion>[2],
): Promise<StaffConfig> =>
  presentConfig(world, await shownVersion(world, db, asked), await shownNow(db, asked.clientId, world.realClock()))
