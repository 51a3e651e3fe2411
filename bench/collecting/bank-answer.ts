import { sql } from 'drizzle-orm'
import type { Statements } from '../../apps/server/src/db/database.ts'

/** The account by which the demo companies collect. */
const ACCOUNT = 'DE83999000010000001001'

/** Of so many collections one comes back. */
export const RETURNED_ONE_OF = 10

/** What a bank takes for a debit that came back, in cents. */
const CHARGES = 300

/** Rows that are read, and entries that are written, at once. */
const AT_ONCE = 1000

interface Debit {
  endToEndId: string
  mandate: string
  cents: number
}

const euros = (cents: number): string => (cents / 100).toFixed(2)

const head = (id: string): string =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>${id}</MsgId><CreDtTm>2027-01-11T05:00:00Z</CreDtTm></GrpHdr><Stmt><Id>${id}</Id><Acct><Id><IBAN>${ACCOUNT}</IBAN></Id></Acct>`
const FOOT = '</Stmt></BkToCstmrStmt></Document>'

interface Entry {
  reference: string
  cents: number
  on: string
  details: string
}

const entry = ({ reference, cents, on, details }: Entry): string =>
  `<Ntry><Amt Ccy="EUR">${euros(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`

/** The money of whole files has come. */
export function* creditsOf(
  id: string,
  files: readonly { messageId: string; sumCents: number }[],
  on: string,
): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(head(id))
  for (const { messageId, sumCents } of files)
    yield encoder.encode(
      entry({
        reference: `C-${messageId}`,
        cents: sumCents,
        on,
        details: `<Refs><MsgId>${messageId}</MsgId></Refs>`,
      }),
    )
  yield encoder.encode(FOOT)
}

const returned = ({ endToEndId, mandate, cents }: Debit, on: string): string =>
  entry({
    reference: `R-${endToEndId}`,
    cents: -(cents + CHARGES),
    on,
    details: `<Refs><EndToEndId>${endToEndId}</EndToEndId><MndtId>${mandate}</MndtId></Refs><AmtDtls><InstdAmt><Amt Ccy="EUR">${euros(cents)}</Amt></InstdAmt></AmtDtls><Chrgs><Rcrd><Amt Ccy="EUR">${euros(CHARGES)}</Amt></Rcrd></Chrgs><RltdPties><Dbtr><Pty><Nm>Ada Lovelace</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>Abo 01/2027, siehe Konto</Ustrd></RmtInf><RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf>`,
  })

/** Debits came back, for want of cover. */
export function* returnsOf(id: string, debits: readonly Debit[], on: string): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(head(id))
  for (let from = 0; from < debits.length; from += AT_ONCE)
    yield encoder.encode(
      debits
        .slice(from, from + AT_ONCE)
        .map(debit => returned(debit, on))
        .join(''),
    )
  yield encoder.encode(FOOT)
}

/** One in ten of what a run has collected. */
export async function amountsOf(db: Statements, runId: string): Promise<Debit[]> {
  const { rows } = await db.execute<{ [K in keyof Debit]: Debit[K] }>(sql`
    select "endToEndId", mandate, cents from (
      select c.end_to_end_id as "endToEndId", m.reference as mandate, c.cents, row_number() over (order by c.id) as place
      from collection c join bank_file f on f.id = c.file_id join mandate m on m.id = c.mandate_id
      where f.run_id = ${runId}
    ) collected where place % ${RETURNED_ONE_OF} = 0`)
  return rows
}
