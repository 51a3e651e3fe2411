import * as calls from '@billett/contract'
import { acting, preparing } from '../../../call/act/acting.ts'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { listDocuments } from './list-documents.ts'
import { openDocument } from './open-document.ts'
import { preparedFile, preparedText, putIntoAccount } from './put-document.ts'
import { takeBackDocument } from './take-back-document.ts'

export const staffDocumentRoutes = [
  route(calls.getStaffDocuments, async (context, { params, query }) =>
    items(await listDocuments(context, params.userId, query)),
  ),
  preparing(
    calls.uploadStaffDocument,
    (context, { params, body }) => preparedFile(context, { ...params, ...body }),
    putIntoAccount,
  ),
  preparing(
    calls.writeStaffDocument,
    (context, { params, body }) => preparedText(context, { ...params, ...body }),
    putIntoAccount,
  ),
  acting(calls.getStaffDocument, (context, { params }, tx) => openDocument(context, params, tx)),
  acting(calls.takeBackStaffDocument, (context, { params, body }, tx) =>
    takeBackDocument(context, { ...params, ...body }, tx),
  ),
]
