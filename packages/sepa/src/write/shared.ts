import type { Cents, Instant } from '@billett/domain'
import { NotWritable } from '../not-writable.ts'
import type { Account, Address } from '../payment.ts'
import { amountText } from '../text/amount.ts'
import * as rule from '../text/payment-rules.ts'
import { element, elementOf } from './element.ts'

export const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd'

interface Totals {
  count: number
  sumCents: Cents
}

/** How many payments and what they are together, as head and group both say it. */
export function totals({ count, sumCents }: Totals): string {
  if (!Number.isInteger(count) || count < 1) throw new NotWritable('NbOfTxs', 'a file has at least one payment')
  return element('NbOfTxs', String(count)) + element('CtrlSum', amountText(sumCents))
}

export const groupHeader = (file: Totals & { messageId: string; createdOn: Instant }, initiator: string): string =>
  element(
    'GrpHdr',
    element('MsgId', rule.reference('MsgId', file.messageId)) +
      element('CreDtTm', rule.instant('CreDtTm', file.createdOn)) +
      totals(file) +
      element('InitgPty', element('Nm', rule.name('Nm', initiator))),
  )

export const account = (iban: string): string => element('Id', element('IBAN', rule.iban('IBAN', iban)))

/** The bank by its code; by the number of the account alone it is said not to be provided. */
export const bank = ({ bic }: Account): string =>
  element(
    'FinInstnId',
    bic === null ? element('Othr', element('Id', 'NOTPROVIDED')) : element('BICFI', rule.bic('BICFI', bic)),
  )

export const party = ({ name }: Account, address: Address | null = null): string =>
  element('Nm', rule.name('Nm', name)) + (address ? postalAddress(address) : '')

const postalAddress = ({ street, houseNumber, postCode, town, country }: Address): string =>
  element(
    'PstlAdr',
    elementOf('StrtNm', street, rule.name) +
      elementOf('BldgNb', houseNumber, rule.shortText) +
      elementOf('PstCd', postCode, rule.shortText) +
      element('TwnNm', rule.town('TwnNm', town)) +
      element('Ctry', rule.country('Ctry', country)),
  )

export const remittance = (text: string): string => element('RmtInf', element('Ustrd', rule.paymentText('Ustrd', text)))
