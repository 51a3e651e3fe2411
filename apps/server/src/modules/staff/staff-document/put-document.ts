import type { SentDocument, StaffDocument, WrittenDocument } from '@billett/contract'
import { MOST_BYTES_OF_ACCOUNT } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { holdAccount } from '../../people/account/index.ts'
import { queueMail } from '../../people/account-mail/index.ts'
import { putBytes, putDocument } from '../../people/document/index.ts'
import { fileNameOf, type Presentable, sentIn } from '../attachment/index.ts'
import { documentOwner } from './document-owner.ts'
import { drawDocument } from './draw-document.ts'
import { presentDocument } from './staff-document.present.ts'
import { listedDocument, numberOfOwnContract } from './staff-document.queries.ts'

type Described = Omit<SentDocument, 'file'> & { userId: string }

/** A document that may be put into the account it is for. */
interface Prepared {
  described: Described
  file: Presentable
}

/** What a file was found to be. Refuses whom the caller does not see before it looks into the file. */
export async function preparedFile(
  context: Context,
  { file, ...described }: SentDocument & { userId: string },
): Promise<Prepared> {
  await documentOwner(context, context.world.db, described.userId)
  return { described, file: await sentIn(context, file) }
}

/** A text, drawn. Refuses a contract of somebody else as none. */
export async function preparedText(
  context: Context,
  { text, ...described }: WrittenDocument & { userId: string },
): Promise<Prepared> {
  const { db } = context.world
  const { title, contractGuid, userId } = described
  const owner = await documentOwner(context, db, userId)
  const number = contractGuid ? await numberOfOwnContract(db, owner.id, contractGuid) : (owner.customerNumber ?? '')
  const content = await drawDocument(context, owner, { title, text, number })
  return { described, file: { fileName: fileNameOf(title, 'pdf'), mimeType: 'application/pdf', content } }
}

/**
 * Puts a document into a customer's account, and has them told by mail, which says nothing of what is in it. Refuses
 * `userNotFound` and `contractNotFound` for what the caller does not see, or is not this customer's, as for none, and
 * `filesFull` where an account has as many as one keeps.
 */
export async function putIntoAccount(
  context: Context,
  { described: { userId, title, kind, contractGuid }, file }: Prepared,
  tx: Transaction,
): Promise<Done<StaffDocument>> {
  const { id: accountId, clientId, language } = await documentOwner(context, tx, userId)
  const world = worldOf(context.world, clientId)
  if (contractGuid) await numberOfOwnContract(tx, accountId, contractGuid)
  const { fileName, mimeType, content: bytes } = file
  // Of two at once the second sees what the first has put there.
  await holdAccount(tx, accountId)
  if ((await putBytes(tx, accountId)) + bytes.length > MOST_BYTES_OF_ACCOUNT) refuse('filesFull', 'file')
  const id = world.newId()
  const about = { contractId: contractGuid ?? null, writtenBy: context.visitor.id }
  await putDocument(tx, {
    ...about,
    id,
    clientId,
    accountId,
    title,
    kind,
    fileName,
    mimeType,
    bytes,
    createdOn: world.clock(),
  })
  await queueMail(world, tx, 'documentAdded', { accountId, language })
  const after = { document: id, title, kind, fileName, size: bytes.length, contract: about.contractId }
  return {
    answer: item(presentDocument(await listedDocument(tx, accountId, id))),
    act: { kind: 'user', id: accountId, clientId, after },
  }
}
