import * as z from 'zod/mini'
import { defineCall, empty, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { Guid } from '../../values/text.ts'

const service = 'user' as const
const customer = { who: 'customer' } as const

const Owner = z.object({ userId: Guid })

/** Bytes: 25 MB (Spec 1 §5). */
export const MAX_PICTURE = 25 * 1024 * 1024

/** What a browser calls them; what a file really is, is looked at when it has come. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'] as const

const Picture = z.object({
  image: z.file(key('required')).check(z.maxSize(MAX_PICTURE, key('fileTooBig'))),
})

const PictureId = z.object({ pictureId: z.string() })

export const setPicture = defineCall({
  name: 'user/setPicture',
  service,
  method: 'POST',
  path: '/user/image/{userId}',
  summary:
    'A customer’s own picture, at most 25 MB; it is drawn anew as a small square, without what the camera wrote into it',
  access: customer,
  params: Owner,
  body: Picture,
  reply: list(PictureId),
  upload: { maxBytes: MAX_PICTURE },
  timeout: 120_000,
})

export const getPicture = defineCall({
  name: 'user/getPicture',
  service,
  method: 'GET',
  path: '/user/image/{userId}',
  summary: 'The customer’s own picture',
  access: customer,
  params: Owner,
  reply: file('image/jpeg'),
})

export const removePicture = defineCall({
  name: 'user/removePicture',
  service,
  method: 'DELETE',
  path: '/user/image/{userId}',
  summary: 'Removes the customer’s own picture',
  access: customer,
  params: Owner,
  reply: empty,
})
