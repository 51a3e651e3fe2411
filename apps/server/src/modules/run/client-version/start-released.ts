import type { Instant } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { Surroundings } from '../../../world.ts'
import {
  activate,
  activeVersion,
  dueVersions,
  findVersion,
  insertVersion,
  noteVersion,
  type VersionKey,
  withVersions,
} from './client-version.repository.ts'
import { withPagesOf } from './with-pages-of.ts'

/** What was overtaken since it was released, as by a page, is shown as a new version, with the pages of now. */
async function start(tx: Transaction, key: VersionKey, now: Instant): Promise<void> {
  const [due, active] = [await findVersion(tx, key), await activeVersion(tx, key.clientId)]
  if (!due || !active || active.version < due.version) return activate(tx, key, now)
  const { source, writtenBy, checkedOn, releasedBy, releasedOn, activeFrom } = due
  const client = withPagesOf(due.client, active.client)
  const anew = await insertVersion(tx, { client, source, writtenBy, storedOn: now })
  await noteVersion(tx, anew, { checkedOn, releasedBy, releasedOn, activeFrom })
  await noteVersion(tx, key, { discardedOn: now })
  await activate(tx, anew, now)
}

/** Versions that were released for a minute that has come become the active ones. */
export async function startReleased({ db, clock }: Pick<Surroundings, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await withVersions(db, async tx => {
    for (const key of await dueVersions(tx, now)) await start(tx, key, now)
  })
}
