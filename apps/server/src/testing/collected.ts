import { businessDateOf, daysBetween, type PlainDate } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { bankFile, collection, ledgerEntry } from '../db/schema/index.ts'
import { applyMessage, takeMessage } from '../modules/billing/bank-message/index.ts'
import { claimRound } from '../modules/billing/claim/index.ts'
import { announcePart, handOverFile, releaseFile } from '../modules/billing/collection/index.ts'
import { aContract } from './a-contract.ts'
import { aMandate } from './a-mandate.ts'
import { buildFile } from './build-file.ts'
import type { TestWorld } from './test-world.ts'

const DAY = 24 * 60

/** The first bank day of January 2027. */
export const DUE = '2027-01-04'

/** Lets days go by to one, which lies ahead. */
export const until = (test: TestWorld, day: PlainDate): void =>
  test.pass(daysBetween(businessDateOf(test.now()), day) * DAY)

/** Contracts of as many payers, whose January is claimed and announced. */
export async function announced(test: TestWorld, payers = 1) {
  until(test, '2026-12-15')
  const made = []
  for (let count = 0; count < payers; count += 1) {
    const one = await aContract(test, { from: '2027-01-01' })
    made.push({ ...one, mandateId: await aMandate(test, one) })
  }
  await claimRound(test.world)
  await test.world.db.transaction(tx => announcePart(test.world, tx))
  return made
}

/** Somebody else than who built a file lets it go. */
export const release = (test: TestWorld, fileId: string) =>
  test.world.db.transaction(tx => releaseFile(test.world, tx, fileId, 'Bert'))

/** A file of a day, built, released by somebody else and at the bank. */
export async function handedOver(test: TestWorld, dueOn: PlainDate = DUE) {
  const fileId = await buildFile(test.world, { dueOn, by: 'Anna' })
  if (!fileId) throw new Error('there was nothing to collect')
  await release(test, fileId)
  const answer = await handOverFile(test.world, fileId)
  if (!answer.ok) throw new Error(answer.reason)
  return fileOf(test, fileId)
}

export async function fileOf(test: TestWorld, id: string) {
  const [file] = await test.database.db.select().from(bankFile).where(eq(bankFile.id, id))
  if (!file) throw new Error(`there is no file ${id}`)
  return file
}

export const collectionsOf = (test: TestWorld) =>
  test.database.db.select().from(collection).orderBy(asc(collection.dueOn), asc(collection.id))

/** What stands on each account of a contract; what comes to nothing is left out. */
export async function balanceOf(test: TestWorld, contractId: string): Promise<Record<string, number>> {
  const entries = await test.database.db.select().from(ledgerEntry).where(eq(ledgerEntry.contractId, contractId))
  const balances: Record<string, number> = {}
  for (const { debit, credit, amountCents } of entries) {
    balances[debit] = (balances[debit] ?? 0) + amountCents
    balances[credit] = (balances[credit] ?? 0) - amountCents
  }
  return Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0))
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** The bank sends a file, which is read. */
export async function hears(test: TestWorld, text: string, name = 'a file') {
  const content = once(new TextEncoder().encode(text))
  const taken = await takeMessage(test.world, { name, content, by: null, channelId: null })
  await applyMessage(test.world, taken.id)
  return taken
}

const xmlns = (name: string) => `xmlns="urn:iso:std:iso:20022:tech:xsd:${name}"`
const head = (id: string) => `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>2027-01-11T05:00:00+01:00</CreDtTm></GrpHdr>`
/** The account by which the client collects. */
const OWN_ACCOUNT = 'DE83999000010000001001'
const account = (iban: string) => `<Acct><Id><IBAN>${iban}</IBAN></Id></Acct>`

const euros = (cents: number): string => (cents / 100).toFixed(2)

export const notification = (id: string, entries: string, iban = OWN_ACCOUNT): string =>
  `<Document ${xmlns('camt.054.001.08')}><BkToCstmrDbtCdtNtfctn>${head(id)}<Ntfctn><Id>${id}</Id>${account(iban)}${entries}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`

export const statement = (id: string, entries: string): string =>
  `<Document ${xmlns('camt.053.001.08')}><BkToCstmrStmt>${head(id)}<Stmt><Id>${id}</Id>${account(OWN_ACCOUNT)}${entries}</Stmt></BkToCstmrStmt></Document>`

interface Entry {
  ref: string
  cents: number
  currency?: string
  on?: PlainDate
  details?: string
}

/** An entry; less than nothing goes out. */
export const entry = ({ ref, cents, currency = 'EUR', on = '2027-01-11', details = '' }: Entry): string =>
  `<Ntry><Amt Ccy="${currency}">${euros(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef>${details && `<NtryDtls>${details}</NtryDtls>`}</Ntry>`

/** What came for a whole file. */
export const creditOf = ({ messageId, sumCents }: { messageId: string; sumCents: number }, ref = 'CREDIT-1'): string =>
  entry({
    ref,
    cents: sumCents,
    on: DUE,
    details: `<TxDtls><Refs><MsgId>${messageId}</MsgId></Refs></TxDtls>`,
  })

interface Returned {
  endToEndId: string
  cents: number
  code?: string
  charges?: number
  ref?: string
  currency?: string
  on?: PlainDate
}

/** A debit that came back: what goes out is what was collected, and the charges. */
export const returnOf = ({ endToEndId, cents, code = 'MS03', charges = 300, ref, currency, on }: Returned): string =>
  entry({
    ref: ref ?? `RETURN-${endToEndId}`,
    cents: -(cents + charges),
    ...(currency ? { currency } : {}),
    ...(on ? { on } : {}),
    details: `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><AmtDtls><InstdAmt><Amt Ccy="${currency ?? 'EUR'}">${euros(cents)}</Amt></InstdAmt></AmtDtls><Chrgs><Rcrd><Amt Ccy="${currency ?? 'EUR'}">${euros(charges)}</Amt></Rcrd></Chrgs><RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf></TxDtls>`,
  })

/** Somebody transfers money under a reference. */
export const transferOf = (reference: string, cents: number, ref = 'TRANSFER-1'): string =>
  entry({
    ref,
    cents,
    details: `<TxDtls><RltdPties><Dbtr><Pty><Nm>Jana Moeller</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`,
  })

/** What the bank says of a file: as a whole, and of single debits that it rejects. */
export const report = (
  id: string,
  { messageId, status, rejected = [] }: { messageId: string; status: string; rejected?: [string, string][] },
): string =>
  `<Document ${xmlns('pain.002.001.10')}><CstmrPmtStsRpt>${head(id)}<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId><GrpSts>${status}</GrpSts>${status === 'RJCT' ? '<StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>' : ''}</OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}</OrgnlPmtInfId>${rejected
    .map(
      ([endToEndId, code]) =>
        `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf></TxInfAndSts>`,
    )
    .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
