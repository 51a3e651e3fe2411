import { MalformedBankFile, readAnswers, writeDirectDebits } from '@billett/sepa'

/** A file of as many debits of 63.00 as there are accounts, due on 4 January 2027. */
export async function sample(messageId: string, ibans: readonly string[]): Promise<string> {
  const head = {
    messageId,
    groupId: messageId,
    createdOn: '2026-12-29T09:00:00.000Z',
    creditor: { name: 'Verkehrsbetriebe', iban: 'DE89370400440532013000', bic: null },
    creditorId: 'DE98ZZZ09999999999',
    scheme: 'CORE' as const,
    sequence: 'RCUR' as const,
    dueOn: '2027-01-04',
    count: ibans.length,
    sumCents: ibans.length * 6300,
  }
  async function* debits() {
    for (const [index, iban] of ibans.entries())
      yield {
        endToEndId: `C-${index}`,
        cents: 6300,
        mandate: { reference: `M-${index}`, signedOn: '2026-12-01', amendment: null },
        debtor: { name: 'Jana Moeller', iban, bic: null, address: null },
        text: 'Abo',
      }
  }
  let text = ''
  for await (const piece of writeDirectDebits(head, debits())) text += piece
  return text
}

/** What a message of the bank says, line by line, as who it is for reads it; or why nobody may read it. */
export async function moves(text: string): Promise<string[]> {
  const lines: string[] = []
  try {
    for await (const answer of readAnswers([new TextEncoder().encode(text)])) {
      if (answer.kind === 'message') lines.push(answer.type)
      else if (answer.kind === 'movement') lines.push(`${((answer.cents ?? 0) / 100).toFixed(2)} ${answer.returnCode}`)
      else if (answer.kind === 'fileStatus') lines.push(`${answer.messageId} ${answer.status}`)
      else if (answer.kind === 'paymentStatus')
        lines.push(`${answer.endToEndId} ${answer.status} ${answer.reasons[0]?.code}`)
    }
  } catch (failure) {
    if (!(failure instanceof MalformedBankFile)) throw failure
    return [failure.reason]
  }
  return lines
}
