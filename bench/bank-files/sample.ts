import type { DirectDebit, DirectDebitFile } from '@billett/sepa'

/** Debits of a file. */
export const FILE = 20_000

const CENTS = 6300

/** One of the files, each with a message id of its own. */
export const fileOf = (number: number): DirectDebitFile => ({
  messageId: `BENCH-${number}`,
  groupId: `BENCH-${number}`,
  createdOn: '2026-12-30T08:15:00.000Z',
  dueOn: '2027-01-04',
  count: FILE,
  sumCents: FILE * CENTS,
  creditor: { name: 'Verkehrsverbund Luehrtal GmbH', iban: 'DE89370400440532013000', bic: null },
  creditorId: 'DE98ZZZ09999999999',
  scheme: 'CORE',
  sequence: 'RCUR',
})

export function* debitsOf(number: number): Generator<DirectDebit> {
  for (let at = 0; at < FILE; at += 1)
    yield {
      endToEndId: `C${number}-${at}`,
      cents: CENTS,
      mandate: { reference: `M-${number}-${at}`, signedOn: '2026-11-02', amendment: null },
      debtor: { name: 'Jana Moeller', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', address: null },
      text: '10 Abos, siehe Konto 01/2027',
    }
}

const HEAD =
  '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>S-1</MsgId><CreDtTm>2027-01-11T05:00:00Z</CreDtTm></GrpHdr><Stmt><Id>S-1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>'
const FOOT = '</Stmt></BkToCstmrStmt></Document>'

const CODES =
  '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn><Prtry><Cd>NRTI+109+00931</Cd><Issr>DK</Issr></Prtry></BkTxCd>'

const entry = (at: number): string =>
  `<Ntry><Amt Ccy="EUR">66.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2027-01-11</Dt></BookgDt><ValDt><Dt>2027-01-04</Dt></ValDt><AcctSvcrRef>R${at}</AcctSvcrRef>${CODES}<NtryDtls><TxDtls><Refs><EndToEndId>C1-${at}</EndToEndId><MndtId>M-1-${at}</MndtId></Refs><Amt Ccy="EUR">66.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><AmtDtls><InstdAmt><Amt Ccy="EUR">63.00</Amt></InstdAmt></AmtDtls>${CODES}<Chrgs><Rcrd><Amt Ccy="EUR">3.00</Amt></Rcrd></Chrgs><RltdPties><Dbtr><Pty><Nm>Jana Moeller</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>10 Abos, siehe Konto 01/2027</Ustrd></RmtInf><RtrInf><Rsn><Cd>MS03</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>\n`

/** A statement of so many returns, in pieces. */
export function* statementOf(returns: number): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(HEAD)
  for (let from = 0; from < returns; from += 100) {
    let piece = ''
    for (let at = from; at < Math.min(returns, from + 100); at += 1) piece += entry(at)
    yield encoder.encode(piece)
  }
  yield encoder.encode(FOOT)
}
