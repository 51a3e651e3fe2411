/** Files as banks send them, cut to what is read. */
const xmlns = (name: string) => `xmlns="urn:iso:std:iso:20022:tech:xsd:${name}"`

export const bytes = (text: string): Uint8Array[] => [new TextEncoder().encode(text)]

const head = '<GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2027-01-11T05:00:00+01:00</CreDtTm></GrpHdr>'
const account = '<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>'

const balance = (code: string, euros: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2027-01-11</Dt></Dt></Bal>`

/** A statement around its entries. */
export const statement = (entries: string, { version = '08', opening = '1000.00', closing = '947.00' } = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document ${xmlns(`camt.053.001.${version}`)}><BkToCstmrStmt>${head}<Stmt><Id>ST-1</Id>${account}${balance('OPBD', opening)}${balance('CLBD', closing)}${entries}</Stmt></BkToCstmrStmt></Document>`

export const notification = (entries: string): string =>
  `<Document ${xmlns('camt.054.001.08')}><BkToCstmrDbtCdtNtfctn>${head}<Ntfctn><Id>N-1</Id>${account}${entries}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`

const dates =
  '<BookgDt><Dt>2027-01-11</Dt></BookgDt><ValDt><Dt>2027-01-04</Dt></ValDt><AcctSvcrRef>2027011112345</AcctSvcrRef>'
const family =
  '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn><Prtry><Cd>NRTI+109+00931</Cd><Issr>DK</Issr></Prtry></BkTxCd>'

/**
 * A return as German banks book it in the older version: 53.00 for 50.00 and charges of 3.00, the mandate and no
 * reference of the payment.
 */
export const RETURN_02 = `<Ntry><Amt Ccy="EUR">53.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>${dates}${family}<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId><MndtId>M-1</MndtId></Refs><AmtDtls><InstdAmt><Amt Ccy="EUR">50.00</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">53.00</Amt></TxAmt></AmtDtls>${family}<Chrgs><Amt Ccy="EUR">3.00</Amt></Chrgs><RltdPties><Dbtr><Nm>Jana Moeller</Nm></Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Rueckgabegrund: MS03</Ustrd><Ustrd>Abo Januar</Ustrd></RmtInf><RtrInf><Rsn><Cd>MS03</Cd></Rsn><AddtlInf>ohne Angabe</AddtlInf></RtrInf></TxDtls></NtryDtls></Ntry>`

/** The same in the newer one, where parties, states and charges are wrapped once more. */
export const RETURN_08 = `<Ntry><Amt Ccy="EUR">53.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${dates}${family}<NtryDtls><TxDtls><Refs><EndToEndId>C-1</EndToEndId><MndtId>M-1</MndtId></Refs><Amt Ccy="EUR">53.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><AmtDtls><InstdAmt><Amt Ccy="EUR">50.00</Amt></InstdAmt></AmtDtls><Chrgs><Rcrd><Amt Ccy="EUR">1.00</Amt></Rcrd><Rcrd><Amt Ccy="EUR">2.00</Amt></Rcrd></Chrgs><RltdPties><Dbtr><Pty><Nm>Jana Moeller</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties><RtrInf><Rsn><Cd>MS03</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`

/** What came in of a whole file, booked in one, with two of its payments told apart. */
export const BATCH = `<Ntry><Amt Ccy="EUR">126.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${dates}<NtryDtls><Btch><MsgId>B-1</MsgId></Btch><TxDtls><Refs><MsgId>B-1</MsgId><PmtInfId>B-1-1</PmtInfId><EndToEndId>C-1</EndToEndId></Refs><Amt Ccy="EUR">63.00</Amt></TxDtls><TxDtls><Refs><MsgId>B-1</MsgId><EndToEndId>C-2</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`

/** Somebody pays by transfer, with the reference that a reminder prints. */
export const TRANSFER = `<Ntry><NtryRef>7</NtryRef><Amt Ccy="EUR">66.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${dates}<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Jana Moeller</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`

/** An entry of which the bank tells nothing more. */
export const BARE = `<Ntry><Amt Ccy="EUR">9.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><AddtlNtryInf>Kontofuehrung</AddtlNtryInf></Ntry>`

/** Two payments are rejected, of which one reason has no code of ISO's, and the rest is taken. */
export const report = (version = '10'): string =>
  `<n0:Document xmlns:n0="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}"><n0:CstmrPmtStsRpt><n0:GrpHdr><n0:MsgId>BANK-2</n0:MsgId><n0:CreDtTm>2026-12-31T09:00:00Z</n0:CreDtTm></n0:GrpHdr><n0:OrgnlGrpInfAndSts><n0:OrgnlMsgId>B-1</n0:OrgnlMsgId><n0:OrgnlMsgNmId>pain.008.001.08</n0:OrgnlMsgNmId><n0:GrpSts>PART</n0:GrpSts></n0:OrgnlGrpInfAndSts><n0:OrgnlPmtInfAndSts><n0:OrgnlPmtInfId>B-1-1</n0:OrgnlPmtInfId><n0:TxInfAndSts><n0:OrgnlEndToEndId>C-1</n0:OrgnlEndToEndId><n0:TxSts>RJCT</n0:TxSts><n0:StsRsnInf><n0:Rsn><n0:Cd>AC01</n0:Cd></n0:Rsn></n0:StsRsnInf><n0:OrgnlTxRef><n0:Amt><n0:InstdAmt Ccy="EUR">63.00</n0:InstdAmt></n0:Amt><n0:MndtRltdInf><n0:MndtId>M-1</n0:MndtId></n0:MndtRltdInf></n0:OrgnlTxRef></n0:TxInfAndSts><n0:TxInfAndSts><n0:OrgnlEndToEndId>C-2</n0:OrgnlEndToEndId><n0:TxSts>RJCT</n0:TxSts><n0:StsRsnInf><n0:Rsn><n0:Prtry>X9</n0:Prtry></n0:Rsn><n0:AddtlInf>Konto gesperrt</n0:AddtlInf></n0:StsRsnInf></n0:TxInfAndSts></n0:OrgnlPmtInfAndSts></n0:CstmrPmtStsRpt></n0:Document>`
