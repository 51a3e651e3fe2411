import { businessDateOf, sepaText } from '@billett/domain'
import { type DirectDebit, writeDirectDebits } from '@billett/sepa'
import type { Statements } from '../../../db/database.ts'
import { filedCollections, type StoredFile } from './file.repository.ts'

/** Characters of a name that banks pass on. */
const NAME_LENGTH = 70

async function* debitsOf(db: Statements, fileId: string): AsyncGenerator<DirectDebit> {
  for await (const { endToEndId, cents, text, amendment, mandate, iban, bic, accountHolder } of filedCollections(
    db,
    fileId,
  ))
    yield {
      endToEndId,
      cents,
      mandate: { reference: mandate.reference, signedOn: businessDateOf(mandate.agreedOn), amendment },
      debtor: { name: sepaText(accountHolder, NAME_LENGTH), iban, bic: bic || null, address: null },
      text,
    }
}

/** The bytes of a file, which follow from its rows: the same each time they are asked for. */
export async function* fileContent(db: Statements, file: StoredFile): AsyncGenerator<Uint8Array> {
  const { messageId, creditor, builtOn, scheme, sequence, dueOn, count, sumCents } = file
  const { creditorId, ...account } = creditor
  const head = {
    messageId,
    groupId: messageId,
    createdOn: builtOn,
    creditor: account,
    creditorId,
    scheme,
    sequence,
    dueOn,
    count,
    sumCents,
  }
  const encoder = new TextEncoder()
  for await (const piece of writeDirectDebits(head, debitsOf(db, file.id))) yield encoder.encode(piece)
}
