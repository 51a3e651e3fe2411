import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { openPreview } from './open-preview.ts'

export const shopPreviewRoutes = [
  route(calls.previewShop, async (context, { query }) => item(await openPreview(context, query))),
]
