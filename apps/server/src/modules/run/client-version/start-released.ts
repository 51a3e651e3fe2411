import type { Surroundings } from '../../../world.ts'
import { activate, dueVersions, withVersions } from './client-version.repository.ts'

/** Versions that were released for a minute that has come become the active ones. */
export async function startReleased({ db, clock }: Pick<Surroundings, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await withVersions(db, async tx => {
    for (const key of await dueVersions(tx, now)) await activate(tx, key, now)
  })
}
