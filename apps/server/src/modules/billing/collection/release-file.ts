import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { changeFile, lockFile } from './file.repository.ts'

export type ReleaseResult = { ok: true } | { ok: false; reason: 'fileNotFound' | 'notBuilt' | 'samePerson' }

/** Somebody else than who built a file lets it go to the bank. */
export const releaseFile = (world: World, fileId: string, by: string): Promise<ReleaseResult> =>
  world.db.transaction(async (tx): Promise<ReleaseResult> => {
    const file = await lockFile(tx, clientIdOf(world), fileId)
    if (!file) return { ok: false, reason: 'fileNotFound' }
    if (file.state !== 'built') return { ok: false, reason: 'notBuilt' }
    if (file.builtBy === by) return { ok: false, reason: 'samePerson' }
    await changeFile(tx, fileId, { state: 'released', releasedBy: by, releasedOn: world.clock() })
    return { ok: true }
  })
