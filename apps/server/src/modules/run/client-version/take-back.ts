import { Client } from '@billett/clients'
import type { Instant } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import {
  activate,
  activeVersion,
  insertVersion,
  lastReplaced,
  lockVersions,
  type VersionKey,
} from './client-version.repository.ts'
import { withPagesOf } from './with-pages-of.ts'
import { withSafeguardsOf } from './with-safeguards-of.ts'

interface TakenBack extends VersionKey {
  on: Instant
  /** Account of staff; null where the shop itself does it. */
  by: string | null
}

type Back =
  | { ok: true; again: VersionKey; of: VersionKey }
  | { ok: false; reason: 'changedMeanwhile' | 'versionNotFound' | 'versionUnreadable' }

/**
 * Shows again what was shown before a version, but for pages, which are written beside everything else, and for what
 * guards the company, which only a release loosens: as a new one, so that it is seen who went back and when. Nothing
 * happens where another version is shown by now.
 */
export async function takeBack(tx: Transaction, { clientId, version, on, by }: TakenBack): Promise<Back> {
  await lockVersions(tx)
  const active = await activeVersion(tx, clientId)
  if (active?.version !== version) return { ok: false, reason: 'changedMeanwhile' }
  const before = await lastReplaced(tx, clientId)
  if (!before) return { ok: false, reason: 'versionNotFound' }
  const { success, data } = Client.safeParse(before.client)
  if (!success) return { ok: false, reason: 'versionUnreadable' }
  const client = withSafeguardsOf(withPagesOf(data, active.client), active.client)
  const again = await insertVersion(tx, { client, source: 'staff', storedOn: on, writtenBy: by })
  await activate(tx, again, on)
  return { ok: true, again, of: { clientId, version: before.version } }
}
