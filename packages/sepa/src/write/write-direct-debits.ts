import { needsAddress } from '@billett/domain'
import { NotWritable } from '../not-writable.ts'
import type { Amendment, DirectDebit, DirectDebitFile } from '../payment.ts'
import * as rule from '../text/payment-rules.ts'
import { element, elementOf } from './element.ts'
import { pieces } from './pieces.ts'
import { account, bank, groupHeader, NAMESPACE, party, remittance, totals } from './shared.ts'

/** Creditors and the mandates they had are named by a scheme that has one name. */
const creditorScheme = (creditorId: string): string =>
  element(
    'Id',
    element(
      'PrvtId',
      element('Othr', element('Id', rule.creditorId('Id', creditorId)) + element('SchmeNm', element('Prtry', 'SEPA'))),
    ),
  )

/**
 * Direct debits as German banks take them (pain.008.001.08, subset GBIC_5), in pieces of text. The same facts give the
 * same file to the byte. Throws `NotWritable` at the first thing that no bank would take.
 */
export const writeDirectDebits = (
  file: DirectDebitFile,
  debits: Iterable<DirectDebit> | AsyncIterable<DirectDebit>,
): AsyncGenerator<string> =>
  pieces(debits, {
    head: `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}:pain.008.001.08"><CstmrDrctDbtInitn>${headOf(file)}`,
    foot: '</PmtInf></CstmrDrctDbtInitn></Document>\n',
    count: file.count,
    sumCents: file.sumCents,
    one: transaction,
  })

const headOf = (file: DirectDebitFile): string =>
  `${groupHeader(file, file.creditor.name)}<PmtInf>${[
    element('PmtInfId', rule.reference('PmtInfId', file.groupId)),
    element('PmtMtd', 'DD'),
    element('BtchBookg', 'true'),
    totals(file),
    element(
      'PmtTpInf',
      element('SvcLvl', element('Cd', 'SEPA')) +
        element('LclInstrm', element('Cd', file.scheme)) +
        element('SeqTp', file.sequence),
    ),
    element('ReqdColltnDt', rule.day('ReqdColltnDt', file.dueOn)),
    element('Cdtr', party(file.creditor)),
    element('CdtrAcct', account(file.creditor.iban)),
    element('CdtrAgt', bank(file.creditor)),
    element('ChrgBr', 'SLEV'),
    element('CdtrSchmeId', creditorScheme(file.creditorId)),
  ].join('')}`

function transaction({ endToEndId, cents, mandate, debtor, text }: DirectDebit): string {
  if (!debtor.address && needsAddress(debtor.iban))
    throw new NotWritable('PstlAdr', 'is needed where the bank is outside the European Economic Area')
  const related =
    element('MndtId', rule.reference('MndtId', mandate.reference)) +
    element('DtOfSgntr', rule.day('DtOfSgntr', mandate.signedOn)) +
    (mandate.amendment ? amended(mandate.amendment) : '')
  return element(
    'DrctDbtTxInf',
    element('PmtId', element('EndToEndId', rule.reference('EndToEndId', endToEndId))) +
      `<InstdAmt Ccy="EUR">${rule.amount('InstdAmt', cents)}</InstdAmt>` +
      element('DrctDbtTx', element('MndtRltdInf', related)) +
      element('DbtrAgt', bank(debtor)) +
      element('Dbtr', party(debtor, debtor.address)) +
      element('DbtrAcct', account(debtor.iban)) +
      remittance(text),
  )
}

function amended({ reference, creditor, isOtherAccount }: Amendment): string {
  const details =
    elementOf('OrgnlMndtId', reference, rule.reference) +
    (creditor
      ? element('OrgnlCdtrSchmeId', element('Nm', rule.name('Nm', creditor.name)) + creditorScheme(creditor.creditorId))
      : '') +
    (isOtherAccount ? element('OrgnlDbtrAcct', element('Id', element('Othr', element('Id', 'SMNDA')))) : '')
  if (!details) throw new NotWritable('AmdmntInfDtls', 'nothing is said to have changed')
  return element('AmdmntInd', 'true') + element('AmdmntInfDtls', details)
}
