import type { World } from '../../../../world.ts'
import { givingWay } from '../../../pay/payment/index.ts'
import { inLanes } from '../../../run/part/index.ts'
import { fileAnnounced, finishFile } from '../build-file.ts'
import { BUILT_BY_CLOCK } from '../by-nobody.ts'
import { type CollectingRun, filesOfRun } from './run.repository.ts'

/**
 * Finishes the files of a run that somebody left behind, and makes those of all that is in none yet. While one is read
 * again as the bank will, the next is put together; one is all there is for most clients.
 */
export async function makeFiles(world: World, { id: runId, dueOn, builtBy }: CollectingRun): Promise<void> {
  for (const { id } of await filesOfRun(world.db, runId)) await givingWay(world, () => finishFile(world, id))
  const by = builtBy ?? BUILT_BY_CLOCK
  const next = async () =>
    !world.isStopping() && (await givingWay(world, () => fileAnnounced(world, { dueOn, by }))) !== null
  if (await next())
    await inLanes(async () => {
      while (await next());
    })
}
