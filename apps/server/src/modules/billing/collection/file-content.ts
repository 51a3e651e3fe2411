import { createHash } from 'node:crypto'
import { BANK_NAME_LENGTH, businessDateOf, sepaText } from '@billett/domain'
import { type CreditTransfer, type DirectDebit, writeCreditTransfers, writeDirectDebits } from '@billett/sepa'
import type { Statements } from '../../../db/database.ts'
import { filedCollections, type StoredFile } from './file.repository.ts'
import { filedPayouts } from './payout/payout.repository.ts'

async function* debitsOf(db: Statements, fileId: string): AsyncGenerator<DirectDebit> {
  for await (const { endToEndId, cents, text, amendment, mandate, iban, bic, accountHolder } of filedCollections(
    db,
    fileId,
  ))
    yield {
      endToEndId,
      cents,
      mandate: { reference: mandate.reference, signedOn: businessDateOf(mandate.agreedOn), amendment },
      debtor: { name: sepaText(accountHolder, BANK_NAME_LENGTH), iban, bic: bic || null, address: null },
      text,
    }
}

async function* transfersOf(db: Statements, fileId: string): AsyncGenerator<CreditTransfer> {
  for await (const { endToEndId, cents, accountHolder: name, iban, text } of filedPayouts(db, fileId))
    yield { endToEndId, cents, creditor: { name, iban, bic: null }, text }
}

/** The bytes of a file, which follow from its rows: the same each time they are asked for. */
export async function* fileContent(db: Statements, file: StoredFile): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const piece of textOf(db, file)) yield encoder.encode(piece)
}

/** What is known of a file's bytes once they were read: hexadecimal. */
export async function sha256Of(db: Statements, file: StoredFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of textOf(db, file)) hash.update(piece)
  return hash.digest('hex')
}

function textOf(db: Statements, file: StoredFile): AsyncGenerator<string> {
  const { id, messageId, creditor, builtOn, kind, scheme, sequence, dueOn, count, sumCents } = file
  const { creditorId, ...account } = creditor
  const head = { messageId, groupId: messageId, createdOn: builtOn, dueOn, count, sumCents }
  if (kind === 'transfers') return writeCreditTransfers({ ...head, debtor: account }, transfersOf(db, id))
  if (scheme === null || sequence === null) throw new Error(`file ${messageId} has no scheme`)
  return writeDirectDebits({ ...head, creditor: account, creditorId, scheme, sequence }, debitsOf(db, id))
}
