import { createHash } from 'node:crypto'
import { type Cents, isSepaText } from '@billett/domain'
import { readPayments } from '../read/read-payments.ts'
import { isPayable } from '../text/amount.ts'
import { isReference } from '../text/reference.ts'
import type { Bytes } from '../xml/read-sections.ts'

export type PaymentFault = 'message' | 'count' | 'sum' | 'reference' | 'referenceTwice' | 'amount' | 'characters'

export interface PaymentsChecked {
  messageId: string
  count: number
  sumCents: Cents
  bytes: number
  /** Hexadecimal. */
  sha256: string
  /** What is not as it has to be, each once. None: it may go out. */
  faults: PaymentFault[]
}

/**
 * Reads a file as the bank will, in one pass and without anything that wrote it: what it has is counted, added, hashed
 * and held against what its own head says.
 */
export async function checkPayments(bytes: Bytes): Promise<PaymentsChecked> {
  const hash = createHash('sha256')
  const faults = new Set<PaymentFault>()
  const seen = new Set<string>()
  let size = 0
  let messageId = ''
  const said: { count: number; sumCents: Cents }[] = []
  const found = { count: 0, sumCents: 0 }

  async function* passing(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }

  for await (const piece of readPayments(passing())) {
    if (piece.kind === 'file') {
      messageId = piece.messageId
      said.push(piece)
    } else if (piece.kind === 'group') said.push(piece)
    else {
      found.count += 1
      found.sumCents += piece.cents
      if (!isPayable(piece.cents)) faults.add('amount')
      if (!isReference(piece.endToEndId)) faults.add('reference')
      if (piece.kind === 'debit' && !isReference(piece.mandate.reference)) faults.add('reference')
      if (seen.has(piece.endToEndId)) faults.add('referenceTwice')
      seen.add(piece.endToEndId)
      const name = piece.kind === 'debit' ? piece.debtor.name : piece.creditor.name
      if (!isSepaText(name) || !isSepaText(piece.text)) faults.add('characters')
    }
  }
  if (!isReference(messageId)) faults.add('message')
  if (said.some(({ count }) => count !== found.count)) faults.add('count')
  if (said.some(({ sumCents }) => sumCents !== found.sumCents)) faults.add('sum')
  return { messageId, ...found, bytes: size, sha256: hash.digest('hex'), faults: [...faults] }
}
