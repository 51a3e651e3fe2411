import type { StaffConfig } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { presentConfig } from './config.present.ts'
import { findingsOf } from './findings-of.ts'
import { shownNow } from './shown-now.ts'
import { shownVersion } from './shown-version.ts'

/** A version, the last one without its number, as it is answered. Refuses `versionNotFound`. */
export async function presentedConfig(
  { world, language }: Pick<Context, 'world' | 'language'>,
  db: Statements,
  asked: Parameters<typeof shownVersion>[2],
): Promise<StaffConfig> {
  const version = await shownVersion(world, db, asked)
  const shown = await shownNow(db, asked.clientId, world.realClock())
  return presentConfig(world, version, { shown, findings: findingsOf(version.client, language) })
}
