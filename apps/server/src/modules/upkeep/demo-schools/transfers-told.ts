import { type Cents, inUnits, type PlainDate } from '@billett/domain'
import { escapeMarkup } from '@billett/markup'

/** Money that somebody has transferred to the company of the demo. */
export interface Transfer {
  /** What the bank calls it. */
  servicerRef: string
  cents: Cents
  name: string
  /** Creditor reference; '' where whoever paid has written none. */
  reference: string
  text: string
}

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`

const around = (names: readonly string[], content: string): string =>
  names.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, content)

const entryOf = ({ servicerRef, cents, name, reference, text }: Transfer, on: PlainDate): string =>
  around(
    ['Ntry'],
    [
      `<Amt Ccy="EUR">${inUnits(cents, 'EUR')}</Amt>`,
      element('CdtDbtInd', 'CRDT'),
      around(['Sts', 'Cd'], 'BOOK'),
      around(['BookgDt', 'Dt'], on),
      element('AcctSvcrRef', servicerRef),
      around(
        ['NtryDtls', 'TxDtls'],
        around(['RltdPties', 'Dbtr', 'Pty'], element('Nm', name)) +
          around(
            ['RmtInf'],
            reference === '' ? element('Ustrd', text) : around(['Strd', 'CdtrRefInf'], element('Ref', reference)),
          ),
      ),
    ].join(''),
  )

/** Transfers of a day as the bank tells of them (camt.054). */
export function transfersTold(iban: string, on: PlainDate, transfers: readonly Transfer[]): Uint8Array {
  const id = `DEMO-${on}`
  const head = around(['GrpHdr'], `${element('MsgId', id)}${element('CreDtTm', `${on}T09:00:00+01:00`)}`)
  const told = around(
    ['Ntfctn'],
    `${element('Id', id)}${around(['Acct', 'Id', 'IBAN'], iban)}${transfers.map(one => entryOf(one, on)).join('')}`,
  )
  return new TextEncoder().encode(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08">${around(['BkToCstmrDbtCdtNtfctn'], head + told)}</Document>`,
  )
}
