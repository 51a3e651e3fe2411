import * as calls from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { windowOf } from '../../../call/window-of.ts'
import { documentsOf, openDocument } from './document.repository.ts'

export const documentRoutes = [
  route(calls.getDocuments, async (context, { query }) =>
    items(await documentsOf(context.world.db, ownAccount(context), windowOf(query))),
  ),
  route(calls.getDocument, async (context, { params }) => {
    const { db, clock } = context.world
    const { bytes, mimeType, fileName } = await openDocument(db, ownAccount(context), params.documentGuid, clock())
    return { file: { bytes, mimeType, fileName } }
  }),
]
