import type { Cents, PlainDate } from '@billett/domain'
import { MalformedBankFile } from '../malformed-bank-file.ts'
import type { Account, Address, Amendment, DirectDebit } from '../payment.ts'
import type { Limits } from '../xml/limits.ts'
import { type Bytes, readSections } from '../xml/read-sections.ts'
import { at, textAt, type XmlElement } from '../xml/section.ts'
import { messageKind } from './message-kind.ts'
import { dayAt, needed, neededAmount } from './needed.ts'

/** A file of payments as the bank that is sent it reads it. */
export type PaymentFilePiece =
  | {
      kind: 'file'
      type: 'pain.008' | 'pain.001'
      messageId: string
      createdOn: string
      count: number
      sumCents: Cents
    }
  | ({ kind: 'debit' } & DirectDebit)
  | { kind: 'transfer'; endToEndId: string; cents: Cents; creditor: Account; text: string }
  | PaymentGroup

/** Comes after the payments of it. */
export interface PaymentGroup {
  kind: 'group'
  groupId: string
  dueOn: PlainDate
  count: number
  sumCents: Cents
  /** Whose account it is at the bank that is sent the file. */
  account: Account
  creditorId: string | null
  scheme: string | null
  sequence: string | null
}

const SECTIONS = new Set(['Document', 'GrpHdr', 'PmtInf', 'DrctDbtTxInf', 'CdtTrfTxInf'])

/** Whether a file is right as a whole tells `checkPayments`. Throws `MalformedBankFile` at what cannot be read. */
export async function* readPayments(bytes: Bytes, limits?: Limits): AsyncGenerator<PaymentFilePiece> {
  for await (const { element, around } of readSections(bytes, SECTIONS, limits)) {
    if (element.name === 'GrpHdr') {
      const type = messageKind(around.at(-1))
      if (type !== 'pain.008' && type !== 'pain.001')
        throw new MalformedBankFile('unknownKind', `${type} is what banks send`)
      const messageId = needed(element, 'MsgId')
      yield { kind: 'file', type, messageId, createdOn: needed(element, 'CreDtTm'), ...totalsOf(element) }
    } else if (element.name === 'DrctDbtTxInf') yield debitOf(element)
    else if (element.name === 'CdtTrfTxInf') yield transferOf(element)
    else if (element.name === 'PmtInf') yield groupOf(element)
  }
}

const totalsOf = (element: XmlElement) => ({
  count: Number(needed(element, 'NbOfTxs')),
  sumCents: neededAmount(element, 'CtrlSum').cents,
})

const accountOf = (element: XmlElement, party: 'Cdtr' | 'Dbtr'): Account => ({
  name: needed(element, party, 'Nm'),
  iban: needed(element, `${party}Acct`, 'Id', 'IBAN'),
  bic: textAt(element, `${party}Agt`, 'FinInstnId', 'BICFI'),
})

function debitOf(element: XmlElement): PaymentFilePiece {
  const { cents } = neededAmount(element, 'InstdAmt')
  const mandate = at(element, 'DrctDbtTx', 'MndtRltdInf')
  if (!mandate) throw new MalformedBankFile('missing', 'DrctDbtTxInf/DrctDbtTx/MndtRltdInf is missing')
  const amendment = at(mandate, 'AmdmntInfDtls')
  return {
    kind: 'debit',
    endToEndId: needed(element, 'PmtId', 'EndToEndId'),
    cents,
    mandate: {
      reference: needed(mandate, 'MndtId'),
      signedOn: dayAt(mandate, 'DtOfSgntr') ?? needed(mandate, 'DtOfSgntr'),
      amendment: amendment ? amendmentOf(amendment) : null,
    },
    debtor: { ...accountOf(element, 'Dbtr'), address: addressOf(at(element, 'Dbtr', 'PstlAdr')) },
    text: needed(element, 'RmtInf', 'Ustrd'),
  }
}

function amendmentOf(details: XmlElement): Amendment {
  const creditor = at(details, 'OrgnlCdtrSchmeId')
  return {
    reference: textAt(details, 'OrgnlMndtId'),
    creditor: creditor
      ? { name: needed(creditor, 'Nm'), creditorId: needed(creditor, 'Id', 'PrvtId', 'Othr', 'Id') }
      : null,
    isOtherAccount: textAt(details, 'OrgnlDbtrAcct', 'Id', 'Othr', 'Id') === 'SMNDA',
  }
}

const addressOf = (address: XmlElement | undefined): Address | null =>
  address
    ? {
        street: textAt(address, 'StrtNm'),
        houseNumber: textAt(address, 'BldgNb'),
        postCode: textAt(address, 'PstCd'),
        town: needed(address, 'TwnNm'),
        country: needed(address, 'Ctry'),
      }
    : null

const transferOf = (element: XmlElement): PaymentFilePiece => ({
  kind: 'transfer',
  endToEndId: needed(element, 'PmtId', 'EndToEndId'),
  cents: neededAmount(element, 'Amt', 'InstdAmt').cents,
  creditor: accountOf(element, 'Cdtr'),
  text: needed(element, 'RmtInf', 'Ustrd'),
})

const groupOf = (element: XmlElement): PaymentGroup => ({
  kind: 'group',
  groupId: needed(element, 'PmtInfId'),
  dueOn: dayAt(element, 'ReqdColltnDt') ?? dayAt(element, 'ReqdExctnDt') ?? needed(element, 'ReqdColltnDt'),
  ...totalsOf(element),
  account: accountOf(element, at(element, 'Cdtr') ? 'Cdtr' : 'Dbtr'),
  creditorId: textAt(element, 'CdtrSchmeId', 'Id', 'PrvtId', 'Othr', 'Id'),
  scheme: textAt(element, 'PmtTpInf', 'LclInstrm', 'Cd'),
  sequence: textAt(element, 'PmtTpInf', 'SeqTp'),
})
