import * as calls from '@billett/contract'
import { item, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { removePicture, setPicture, showPicture } from './own-picture.ts'

export const profilePictureRoutes = [
  route(calls.setPicture, async (context, { params, body }) =>
    item({ pictureId: await setPicture(context, params.userId, body.image) }),
  ),
  route(calls.getPicture, async (context, { params }) => ({
    file: { bytes: await showPicture(context, params.userId), mimeType: 'image/jpeg', fileName: 'picture.jpg' },
  })),
  route(calls.removePicture, async (context, { params }) => {
    await removePicture(context, params.userId)
    return nothing
  }),
]
