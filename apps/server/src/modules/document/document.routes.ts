import * as calls from '@billett/contract'
import { items } from '../../call/answer.ts'
import type { Context } from '../../call/context.ts'
import { route } from '../../call/route.ts'
import { documentsOf, readDocument } from './document.repository.ts'

const ownerOf = ({ world, visitor }: Context) => ({
  clientId: world.client.config.settings.clientId,
  accountId: visitor.id,
})

export const documentRoutes = [
  route(calls.getDocuments, async context => items(await documentsOf(context.world.db, ownerOf(context)))),
  route(calls.getDocument, async (context, { params }) => {
    const { bytes, mimeType, fileName } = await readDocument(context.world.db, ownerOf(context), params.documentGuid)
    return { file: { bytes, mimeType, fileName } }
  }),
]
