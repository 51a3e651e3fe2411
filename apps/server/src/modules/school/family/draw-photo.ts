import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { dropPhoto, keepDrawn, rawPhoto } from './family.repository.ts'

/** Draws a photo anew, so that nothing but its pixels is kept; what is none goes. Twice is once. */
export const drawPhoto = (world: World, { contractId }: Job<'drawPhoto'>): Promise<void> =>
  world.db.transaction(async tx => {
    const photo = await rawPhoto(tx, contractId)
    if (!photo) return
    const drawn = await world.pictures.redraw(photo.bytes)
    if (drawn) await keepDrawn(tx, { contractId, fileId: photo.fileId, bytes: drawn.bytes })
    else await dropPhoto(tx, photo.fileId)
  })
