import { head, isoSpace } from './parts.ts'

interface Rejected {
  endToEndId: string
  code: string
}

interface Report {
  id: string
  createdOn: string
  /** Of the file. */
  messageId: string
  status: 'ACCP' | 'PART' | 'RJCT'
  /** Why the whole file is refused; null: it is not. */
  reason: string | null
  rejected: readonly Rejected[]
  /** What the file is. */
  of?: 'pain.008.001.08' | 'pain.001.001.09'
}

const reasonOf = (code: string | null): string => (code ? `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>` : '')

/** What the bank says of a file as a whole, and of the payments it will not make (pain.002.001.10). */
export const writeReport = ({
  id,
  createdOn,
  messageId,
  status,
  reason,
  rejected,
  of = 'pain.008.001.08',
}: Report): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document ${isoSpace('pain.002.001.10')}><CstmrPmtStsRpt>${head(id, createdOn)}` +
  `<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>${of}</OrgnlMsgNmId><GrpSts>${status}</GrpSts>${reasonOf(reason)}</OrgnlGrpInfAndSts>` +
  `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}</OrgnlPmtInfId>${rejected
    .map(
      ({ endToEndId, code }) =>
        `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>RJCT</TxSts>${reasonOf(code)}</TxInfAndSts>`,
    )
    .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
