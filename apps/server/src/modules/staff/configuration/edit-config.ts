import { Client } from '@billett/clients'
import type { SaveConfig, StaffConfig } from '@billett/contract'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  discardDraft,
  lockVersions,
  releaseDraft,
  type VersionKey,
  withPagesOf,
  writeDraft,
} from '../../run/client-version/index.ts'
import { changedClient } from './changed-client.ts'
import { findingsOf, isRight } from './findings-of.ts'
import { letIn } from './let-in.ts'
import { presentedConfig } from './presented-config.ts'
import { type ShownVersion, shownVersion } from './shown-version.ts'
import { actOn, toldChanges } from './told-changes.ts'
import { whoseConfig } from './whose-config.ts'

interface Edited {
  shown: StaffConfig
  act: Act
}

/** Which version of whose configuration. */
interface Asked {
  clientId?: string | undefined
  version: number
}

/** Stores a draft in the place of the version that was read, and says what is wrong with it. */
async function stored(
  context: Context,
  { base, client }: { base: ShownVersion; client: Client },
  tx: Transaction,
): Promise<Edited> {
  const { world, visitor } = context
  const draft = { client, basedOn: base.version, writtenBy: visitor.id, storedOn: world.realClock() }
  const { key } = accepted<{ key: VersionKey }>(
    await writeDraft(tx, { ...draft, isRight: isRight(findingsOf(client)) }),
  )
  const shown = await presentedConfig(context, tx, key)
  return { shown, act: actOn(base.clientId, toldChanges(base.client, client)) }
}

/** Refuses `changedMeanwhile` where there is a later version than the one that was read, and `notValid` at a value. */
export async function saveConfig(
  context: Context,
  { clientId: asked, version, changes }: SaveConfig,
  tx: Transaction,
): Promise<Edited> {
  const clientId = whoseConfig(context, asked)
  await lockVersions(tx)
  const base = await shownVersion(context.world, tx, { clientId })
  if (base.version !== version) refuse('changedMeanwhile', 'version')
  return stored(context, { base, client: changedClient(base.client, changes) }, tx)
}

/**
 * Stores a draft that is as an earlier version was, but for its pages. Refuses `versionUnreadable` where another
 * release wrote it.
 */
export async function restoreConfig(
  context: Context,
  { clientId: asked, version }: Asked,
  tx: Transaction,
): Promise<Edited> {
  const clientId = whoseConfig(context, asked)
  await lockVersions(tx)
  const base = await shownVersion(context.world, tx, { clientId })
  const earlier = await shownVersion(context.world, tx, { clientId, version })
  const { success, data } = Client.safeParse(earlier.client)
  if (!success) refuse('versionUnreadable', 'version')
  return stored(context, { base, client: withPagesOf(data, base.client) }, tx)
}

/**
 * Shows a draft from a minute on, or at once. Refuses `versionNotChecked` as long as something is wrong with it, and
 * `changedMeanwhile` where there is a later one. Refuses `locksYouOut` where whoever asks would be outside.
 */
export async function releaseConfig(
  context: Context,
  { clientId: asked, version, activeFrom }: Asked & { activeFrom?: string | undefined },
  tx: Transaction,
): Promise<Edited> {
  const { world, visitor } = context
  const key = { clientId: whoseConfig(context, asked), version }
  await lockVersions(tx)
  const { active, client } = await shownVersion(world, tx, key)
  if (!isRight(findingsOf(client))) refuse('versionNotChecked', 'version')
  letIn(context, key.clientId, client)
  const release = { by: visitor.id, on: world.realClock(), ...(activeFrom !== undefined && { activeFrom }) }
  accepted<object>(await releaseDraft(tx, key, release))
  const shown = await presentedConfig(context, tx, key)
  const { before, after } = toldChanges(active, client)
  // What a second person agrees to is the version and when it is shown, not the moment at which they do.
  return { shown, act: actOn(key.clientId, { before, after: { ...after, version, activeFrom: activeFrom ?? null } }) }
}

/** Throws away a version that nobody has been shown. */
export async function discardConfig(
  context: Context,
  { clientId: asked, version }: Asked,
  tx: Transaction,
): Promise<Edited> {
  const { world } = context
  const key = { clientId: whoseConfig(context, asked), version }
  accepted<object>(await discardDraft(tx, key, world.realClock()))
  const shown = await presentedConfig(context, tx, { clientId: key.clientId })
  return { shown, act: actOn(key.clientId, { after: { discarded: version } }) }
}
