import type { Cents } from '@billett/domain'
import type { Movement } from '../answer.ts'
import { MalformedBankFile } from '../malformed-bank-file.ts'
import { at, childrenOf, textAt, type XmlElement } from '../xml/section.ts'
import { centsAt, dayAt, neededAmount } from './needed.ts'

export type EntryFacts = Pick<
  Movement,
  | 'account'
  | 'servicerRef'
  | 'entryRef'
  | 'isBooked'
  | 'bookedOn'
  | 'valuedOn'
  | 'currency'
  | 'entryCents'
  | 'family'
  | 'ownCode'
> & { chargesCents: Cents; text: string | null }

/** Number of an account, in whichever of two ways it is written; empty where it is not. */
export const accountOf = (statement: XmlElement | undefined): string =>
  textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id') ?? ''

/** 1 for what comes in, -1 for what goes out. */
export function signOf(element: XmlElement): 1 | -1 {
  const indicator = textAt(element, 'CdtDbtInd')
  if (indicator !== 'CRDT' && indicator !== 'DBIT')
    throw new MalformedBankFile('missing', `${element.name}/CdtDbtInd is neither CRDT nor DBIT`)
  return indicator === 'CRDT' ? 1 : -1
}

const familyOf = (element: XmlElement): string | null => {
  const domain = at(element, 'BkTxCd', 'Domn')
  const parts = [textAt(domain, 'Cd'), textAt(domain, 'Fmly', 'Cd'), textAt(domain, 'Fmly', 'SubFmlyCd')]
  return domain ? parts.map(part => part ?? '').join('/') : null
}

/** What charges were taken, as single records or, in the older version, as charges of their own. */
function chargesOf(element: XmlElement, currency: string): Cents {
  const charges = childrenOf(element, 'Chrgs')
  const single = [...charges.flatMap(one => childrenOf(one, 'Rcrd')), ...charges]
    .map(one => centsAt(one, currency, 'Amt'))
    .filter(cents => cents !== null)
  const sum = single.reduce((all, cents) => all + cents, 0)
  if (!Number.isSafeInteger(sum)) throw new MalformedBankFile('notAnAmount', 'charges are no amount')
  if (single.length > 0) return sum
  return centsAt(charges[0], currency, 'TtlChrgsAndTaxAmt') ?? 0
}

/** What an entry says of all its movements. */
export function entryFacts(entry: XmlElement, statement: XmlElement | undefined): EntryFacts {
  const { cents, currency } = neededAmount(entry, 'Amt')
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')
  return {
    account: accountOf(statement),
    servicerRef: said(textAt(entry, 'AcctSvcrRef')),
    entryRef: textAt(entry, 'NtryRef'),
    isBooked: status === 'BOOK',
    bookedOn: dayAt(entry, 'BookgDt'),
    valuedOn: dayAt(entry, 'ValDt'),
    currency,
    entryCents: signOf(entry) * cents,
    family: familyOf(entry),
    ownCode: textAt(entry, 'BkTxCd', 'Prtry', 'Cd'),
    chargesCents: chargesOf(entry, currency),
    text: textAt(entry, 'AddtlNtryInf'),
  }
}

/** References that are said not to be there. */
const said = (text: string | null): string | null => (text === 'NOTPROVIDED' || text === 'NONREF' ? null : text)

/** One movement of an entry; `null`: the bank says no more than the entry does. */
export function movementOf(entry: EntryFacts, detail: XmlElement | null, ordinal: number, isOnly: boolean): Movement {
  const refs = at(detail ?? undefined, 'Refs')
  const returned = at(detail ?? undefined, 'RtrInf')
  const own = detail ? ownAmount(detail, entry) : null
  const sign = entry.entryCents < 0 ? -1 : 1
  const isOut = sign < 0
  const other = at(detail ?? undefined, 'RltdPties', isOut ? 'Cdtr' : 'Dbtr')
  const otherOfReturn = at(detail ?? undefined, 'RltdPties', 'Dbtr')
  const party = returned ? (otherOfReturn ?? other) : other
  const account = party?.name === 'Cdtr' ? 'CdtrAcct' : 'DbtrAcct'
  const charges = detail ? chargesOf(detail, entry.currency) : 0
  return {
    ...entry,
    kind: 'movement',
    ordinal,
    cents: own ?? (isOnly ? entry.entryCents : null),
    instructedCents: detail ? centsAt(detail, entry.currency, 'AmtDtls', 'InstdAmt', 'Amt') : null,
    chargesCents: charges || (isOnly ? entry.chargesCents : 0),
    family: (detail && familyOf(detail)) ?? entry.family,
    endToEndId: said(textAt(refs, 'EndToEndId')),
    mandate: said(textAt(refs, 'MndtId')),
    messageId: said(textAt(refs, 'MsgId')),
    groupId: said(textAt(refs, 'PmtInfId')),
    creditorReference: textAt(detail ?? undefined, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    text: remittanceOf(detail) ?? entry.text,
    name: textAt(party, 'Pty', 'Nm') ?? textAt(party, 'Nm'),
    iban: textAt(detail ?? undefined, 'RltdPties', account, 'Id', 'IBAN'),
    returnCode: textAt(returned, 'Rsn', 'Cd') ?? textAt(returned, 'Rsn', 'Prtry'),
    returnText: textAt(returned, 'AddtlInf'),
  }
}

function ownAmount(detail: XmlElement, entry: EntryFacts): Cents | null {
  const cents = centsAt(detail, entry.currency, 'Amt') ?? centsAt(detail, entry.currency, 'AmtDtls', 'TxAmt', 'Amt')
  if (cents === null) return null
  const sign = textAt(detail, 'CdtDbtInd') ? signOf(detail) : entry.entryCents < 0 ? -1 : 1
  return sign * cents
}

const remittanceOf = (detail: XmlElement | null): string | null =>
  childrenOf(at(detail ?? undefined, 'RmtInf'), 'Ustrd')
    .map(({ text }) => text)
    .join(' ') || null
