/** What is written of `aDebit`, a line for each mark. */
export const DIRECT_DEBIT_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">
<CstmrDrctDbtInitn>
<GrpHdr>
<MsgId>B-2027-01-04-1</MsgId>
<CreDtTm>2026-12-30T08:15:00.000Z</CreDtTm>
<NbOfTxs>1</NbOfTxs>
<CtrlSum>63.00</CtrlSum>
<InitgPty>
<Nm>Verkehrsbetriebe Luhrde GmbH</Nm>
</InitgPty>
</GrpHdr>
<PmtInf>
<PmtInfId>B-2027-01-04-1-1</PmtInfId>
<PmtMtd>DD</PmtMtd>
<BtchBookg>true</BtchBookg>
<NbOfTxs>1</NbOfTxs>
<CtrlSum>63.00</CtrlSum>
<PmtTpInf>
<SvcLvl>
<Cd>SEPA</Cd>
</SvcLvl>
<LclInstrm>
<Cd>CORE</Cd>
</LclInstrm>
<SeqTp>RCUR</SeqTp>
</PmtTpInf>
<ReqdColltnDt>2027-01-04</ReqdColltnDt>
<Cdtr>
<Nm>Verkehrsbetriebe Luhrde GmbH</Nm>
</Cdtr>
<CdtrAcct>
<Id>
<IBAN>DE89370400440532013000</IBAN>
</Id>
</CdtrAcct>
<CdtrAgt>
<FinInstnId>
<BICFI>COBADEFFXXX</BICFI>
</FinInstnId>
</CdtrAgt>
<ChrgBr>SLEV</ChrgBr>
<CdtrSchmeId>
<Id>
<PrvtId>
<Othr>
<Id>DE98ZZZ09999999999</Id>
<SchmeNm>
<Prtry>SEPA</Prtry>
</SchmeNm>
</Othr>
</PrvtId>
</Id>
</CdtrSchmeId>
<DrctDbtTxInf>
<PmtId>
<EndToEndId>C-1</EndToEndId>
</PmtId>
<InstdAmt Ccy="EUR">63.00</InstdAmt>
<DrctDbtTx>
<MndtRltdInf>
<MndtId>M-1</MndtId>
<DtOfSgntr>2026-11-02</DtOfSgntr>
</MndtRltdInf>
</DrctDbtTx>
<DbtrAgt>
<FinInstnId>
<Othr>
<Id>NOTPROVIDED</Id>
</Othr>
</FinInstnId>
</DbtrAgt>
<Dbtr>
<Nm>Jana Moeller</Nm>
</Dbtr>
<DbtrAcct>
<Id>
<IBAN>DE02120300000000202051</IBAN>
</Id>
</DbtrAcct>
<RmtInf>
<Ustrd>Deutschlandticket Januar 2027</Ustrd>
</RmtInf>
</DrctDbtTxInf>
</PmtInf>
</CstmrDrctDbtInitn>
</Document>
`

/** And of a transfer of 12.34 euro. */
export const CREDIT_TRANSFER_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr>
<MsgId>B-2027-01-04-1</MsgId>
<CreDtTm>2026-12-30T08:15:00.000Z</CreDtTm>
<NbOfTxs>1</NbOfTxs>
<CtrlSum>12.34</CtrlSum>
<InitgPty>
<Nm>Verkehrsbetriebe Luhrde GmbH</Nm>
</InitgPty>
</GrpHdr>
<PmtInf>
<PmtInfId>B-2027-01-04-1-1</PmtInfId>
<PmtMtd>TRF</PmtMtd>
<BtchBookg>true</BtchBookg>
<NbOfTxs>1</NbOfTxs>
<CtrlSum>12.34</CtrlSum>
<PmtTpInf>
<SvcLvl>
<Cd>SEPA</Cd>
</SvcLvl>
</PmtTpInf>
<ReqdExctnDt>
<Dt>2027-01-04</Dt>
</ReqdExctnDt>
<Dbtr>
<Nm>Verkehrsbetriebe Luhrde GmbH</Nm>
</Dbtr>
<DbtrAcct>
<Id>
<IBAN>DE89370400440532013000</IBAN>
</Id>
</DbtrAcct>
<DbtrAgt>
<FinInstnId>
<BICFI>COBADEFFXXX</BICFI>
</FinInstnId>
</DbtrAgt>
<ChrgBr>SLEV</ChrgBr>
<CdtTrfTxInf>
<PmtId>
<EndToEndId>R-1</EndToEndId>
</PmtId>
<Amt>
<InstdAmt Ccy="EUR">12.34</InstdAmt>
</Amt>
<Cdtr>
<Nm>Jana Moeller</Nm>
</Cdtr>
<CdtrAcct>
<Id>
<IBAN>DE02120300000000202051</IBAN>
</Id>
</CdtrAcct>
<RmtInf>
<Ustrd>Guthaben</Ustrd>
</RmtInf>
</CdtTrfTxInf>
</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`
