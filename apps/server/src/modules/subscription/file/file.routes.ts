import { uploadFiles } from '@billett/contract'
import { route } from '../../../call/route.ts'
import { uploadFile } from './upload-file.ts'

export const fileRoutes = [
  route(uploadFiles, async (context, { body }) => {
    const { file, token } = await uploadFile(context, body.file)
    return { items: [file], ...(token === undefined ? {} : { authorization: token }) }
  }),
]
