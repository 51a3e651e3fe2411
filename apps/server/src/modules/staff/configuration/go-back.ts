import type { StaffConfig } from '@billett/contract'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { takeBack, type VersionKey } from '../../run/client-version/index.ts'
import { letIn } from './let-in.ts'
import { presentedConfig } from './presented-config.ts'
import { shownNow } from './shown-now.ts'
import { shownVersion } from './shown-version.ts'
import { actOn, toldChanges } from './told-changes.ts'
import { whoseConfig } from './whose-config.ts'

/**
 * Shows again, at once, what was shown before a version. Refuses `changedMeanwhile` where another one is shown by now,
 * and `versionClosed` where what was before is thirty days gone. Nobody else is asked: who agreed to what is shown
 * again has agreed to it then.
 */
export async function goBackToConfig(
  context: Context,
  { clientId: asked, version }: { clientId?: string | undefined; version: number },
  tx: Transaction,
): Promise<{ shown: StaffConfig; act: Act }> {
  const { world, visitor } = context
  const clientId = whoseConfig(context, asked)
  const now = world.realClock()
  const { client } = await shownVersion(world, tx, { clientId, version })
  const known = await shownNow(tx, clientId, now)
  if (known?.version === version && known.before === null) refuse('versionClosed', 'version')
  const taken = await takeBack(tx, { clientId, version, on: now, by: visitor.id })
  const { again, of } = accepted<{ again: VersionKey; of: VersionKey }>(taken)
  const back = await shownVersion(world, tx, again)
  letIn(context, clientId, back.client)
  const { before, after } = toldChanges(client, back.client)
  const act = actOn(clientId, { before: { ...before, version }, after: { ...after, version: of.version } })
  return { shown: await presentedConfig(context, tx, again), act }
}
