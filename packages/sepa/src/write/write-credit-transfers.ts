import type { CreditTransfer, CreditTransferFile } from '../payment.ts'
import * as rule from '../text/payment-rules.ts'
import { element } from './element.ts'
import { pieces } from './pieces.ts'
import { account, bank, groupHeader, NAMESPACE, party, remittance, totals } from './shared.ts'

/** Transfers as German banks take them (pain.001.001.09), in pieces of text, as `writeDirectDebits`. */
export const writeCreditTransfers = (
  file: CreditTransferFile,
  transfers: Iterable<CreditTransfer> | AsyncIterable<CreditTransfer>,
): AsyncGenerator<string> =>
  pieces(transfers, {
    head: `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}:pain.001.001.09"><CstmrCdtTrfInitn>${headOf(file)}`,
    foot: '</PmtInf></CstmrCdtTrfInitn></Document>\n',
    count: file.count,
    sumCents: file.sumCents,
    one: transaction,
  })

const headOf = (file: CreditTransferFile): string =>
  `${groupHeader(file, file.debtor.name)}<PmtInf>${[
    element('PmtInfId', rule.reference('PmtInfId', file.groupId)),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    totals(file),
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', element('Dt', rule.day('Dt', file.dueOn))),
    element('Dbtr', party(file.debtor)),
    element('DbtrAcct', account(file.debtor.iban)),
    element('DbtrAgt', bank(file.debtor)),
    element('ChrgBr', 'SLEV'),
  ].join('')}`

const transaction = ({ endToEndId, cents, creditor, text }: CreditTransfer): string =>
  element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', rule.reference('EndToEndId', endToEndId))) +
      element('Amt', `<InstdAmt Ccy="EUR">${rule.amount('InstdAmt', cents)}</InstdAmt>`) +
      // Without a code the bank is told by the number of the account alone, and nothing is said of it.
      (creditor.bic === null ? '' : element('CdtrAgt', bank(creditor))) +
      element('Cdtr', party(creditor)) +
      element('CdtrAcct', account(creditor.iban)) +
      remittance(text),
  )
