import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { lockOwnAccount } from '../../../call/visitor/lock-own-account.ts'
import { type OwnAccount, ownAccount } from '../../../call/visitor/own-account.ts'
import { deletePicture, readPicture, savePicture } from './picture.repository.ts'

/** Another's picture looks like none. */
function ownerOf(context: Context, userId: string): OwnAccount {
  const owner = ownAccount(context)
  return owner.accountId === userId ? owner : refuse('pictureNotFound', 'userId')
}

/** Keeps an uploaded picture, drawn anew, as the caller's own. Returns its id, another one with every upload. */
export async function setPicture(context: Context, userId: string, image: File): Promise<string> {
  const { world } = context
  const owner = ownerOf(context, userId)
  const drawn = await world.pictures.redraw(new Uint8Array(await image.arrayBuffer()))
  if (!drawn) refuse('fileTypeNotAllowed', 'image')
  const pictureId = world.newId()
  await world.db.transaction(async tx => {
    await lockOwnAccount(tx, context)
    await savePicture(tx, { ...owner, ...drawn, pictureId, createdOn: world.clock() })
  })
  return pictureId
}

export async function showPicture(context: Context, userId: string): Promise<Uint8Array> {
  const picture = await readPicture(context.world.db, ownerOf(context, userId))
  return picture?.bytes ?? refuse('pictureNotFound')
}

/** Does nothing where there is none. */
export const removePicture = (context: Context, userId: string): Promise<void> =>
  deletePicture(context.world.db, ownerOf(context, userId))
