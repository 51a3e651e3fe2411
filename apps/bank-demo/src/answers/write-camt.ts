import type { PlainDate } from '@billett/domain'
import { escapeMarkup } from '@billett/markup'
import { head, isoSpace, money } from './parts.ts'

export interface Booking {
  /** The bank's own reference: the same in every message of it. */
  reference: string
  /** More than nothing comes in, less goes out. */
  cents: number
  on: PlainDate
  /** `TxDtls` of it. */
  details: string
  /** It is about a transfer of the customer's, and none of their debits. */
  isTransfer?: true
  /** Somebody has transferred it to the customer. */
  isReceived?: true
}

interface Told {
  id: string
  createdOn: string
  iban: string
  bookings: readonly Booking[]
}

/** What banks call it: a debit and its return, a transfer and its return. */
const codeOf = ({ cents, isTransfer }: Booking): [family: string, own: string] =>
  isTransfer ? ['ICDT', cents < 0 ? 'ESCT' : 'RRTN'] : ['IDDT', cents < 0 ? 'UPDD' : 'ESDD']

function entry(booking: Booking): string {
  const { reference, cents, on, details } = booking
  const [family, own] = booking.isReceived ? ['RCDT', 'ESCT'] : codeOf(booking)
  return (
    `<Ntry><Amt Ccy="EUR">${money(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
    `<BookgDt><Dt>${on}</Dt></BookgDt><ValDt><Dt>${on}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>` +
    `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${own}</SubFmlyCd></Fmly></Domn></BkTxCd>` +
    `<NtryDtls>${details}</NtryDtls></Ntry>`
  )
}

const body = ({ id, iban, bookings }: Told): string =>
  `<Id>${id}</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${bookings.map(entry).join('')}`

/** What was booked, told at once (camt.054.001.08). */
export const writeNotification = (told: Told): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document ${isoSpace('camt.054.001.08')}><BkToCstmrDbtCdtNtfctn>${head(told.id, told.createdOn)}<Ntfctn>${body(told)}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`

/** What was booked on a day, told at its end (camt.053.001.08). */
export const writeStatement = (told: Told): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document ${isoSpace('camt.053.001.08')}><BkToCstmrStmt>${head(told.id, told.createdOn)}<Stmt>${body(told)}</Stmt></BkToCstmrStmt></Document>`

/** Money of a whole file. */
export const ofFile = (messageId: string): string =>
  `<Btch><MsgId>${messageId}</MsgId></Btch><TxDtls><Refs><MsgId>${messageId}</MsgId></Refs></TxDtls>`

interface Returned {
  endToEndId: string
  mandate: string
  cents: number
  chargesCents: number
  code: string
}

/** A debit that came back, with what the bank takes for it. */
export const ofReturn = ({ endToEndId, mandate, cents, chargesCents, code }: Returned): string =>
  `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId><MndtId>${mandate}</MndtId></Refs>` +
  `<AmtDtls><InstdAmt><Amt Ccy="EUR">${money(cents)}</Amt></InstdAmt></AmtDtls>` +
  (chargesCents > 0 ? `<Chrgs><Rcrd><Amt Ccy="EUR">${money(chargesCents)}</Amt></Rcrd></Chrgs>` : '') +
  `<RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf></TxDtls>`

/** A transfer that came back. */
export const ofTransferReturn = ({ endToEndId, code }: { endToEndId: string; code: string }): string =>
  `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf></TxDtls>`

/** What somebody has written who transfers money. */
export const ofReceived = ({ name, text }: { name: string; text: string }): string =>
  `<TxDtls><RltdPties><Dbtr><Pty><Nm>${escapeMarkup(name)}</Nm></Pty></Dbtr></RltdPties>` +
  `<RmtInf><Ustrd>${escapeMarkup(text)}</Ustrd></RmtInf></TxDtls>`
