import { randomUUID } from 'node:crypto'
import { defaultClient } from '@billett/clients'
import { type Call, exportStaffList, type PreparedOrder } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { EXPORTED_LISTS } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../call/client-id-of.ts'
import { ALL_RIGHTS } from '../call/visitor/visitor.ts'
import { bankFile, fraudCase, mandate } from '../db/schema/index.ts'
import { newLog } from '../log.ts'
import { claimRound } from '../modules/billing/claim/index.ts'
import { dunningRound } from '../modules/billing/dunning/index.ts'
import { aNamedPerson } from '../testing/a-named-person.ts'
import { tokenFor } from '../testing/callers.ts'
import { visitorOf } from '../testing/client.ts'
import {
  announced,
  collectionsOf,
  creditOf,
  entry,
  handedOver,
  hears,
  notification,
  returnOf,
  until,
} from '../testing/collected.ts'
import { fakeBank } from '../testing/fakes/fake-bank.ts'
import { foundSecrets } from '../testing/hostile/found-secrets.ts'
import { type Sample, sampleInput } from '../testing/hostile/sample-input.ts'
import { bought } from '../testing/purchase.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { aMadeInvoice, type MadeInvoice, saidOfInvoice } from '../testing/staff-belongings/made-invoices.ts'
import { aWrittenCampaign } from '../testing/staff-belongings/written-campaign.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

const PAYER = 'DE02120300000000202051'
const STRANGER = 'DE75512108001245126199'

/** Whoever transfers money by hand tells the bank more than the shop has to show. */
const FROM_STRANGER = entry({
  ref: 'TRANSFER-1',
  cents: 500,
  details: `<TxDtls><RltdPties><Dbtr><Pty><Nm>Jana Moeller</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${STRANGER}</IBAN></Id></DbtrAcct></RltdPties></TxDtls>`,
})

const planted = new Map([
  ['account of a payer', PAYER],
  ['account of a stranger', STRANGER],
])
const lines: string[] = []

let test: TestWorld
let authorization: string
let cart: PreparedOrder
let named: Record<string, unknown>
let invoices: MadeInvoice

const idIn = async (table: string): Promise<string> => {
  const { rows } = await test.database.db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)} limit 1`)
  return rows[0]?.id ?? expect.unreachable(`there is something in ${table}`)
}

beforeAll(async () => {
  const log = newLog('debug', { write: line => void lines.push(line) })
  test = await testWorld({ log, config: { LOG_LEVEL: 'debug', SENIOR_CLIENT: defaultClient.name } })
  test.world.bankChannel = fakeBank()
  cart = await bought(test, visitorOf(test.app))
  const [payer] = await announced(test)
  if (!payer) throw new Error('nobody pays')
  await test.database.db.update(mandate).set({ iban: PAYER }).where(eq(mandate.id, payer.mandateId))
  await aNamedPerson(test, payer.partyId)
  until(test, '2026-12-29')
  await hears(test, notification('C-1', creditOf(await handedOver(test))), 'credit.xml')
  await test.database.db.update(bankFile).set({ builtBy: randomUUID(), releasedBy: randomUUID() })
  const [one] = await collectionsOf(test)
  if (!one) throw new Error('nothing was collected')
  until(test, '2027-01-11')
  await hears(test, notification('N-1', returnOf(one) + FROM_STRANGER), 'return.xml')
  await claimRound(test.world)
  await dunningRound(test.world)
  const findings = [{ rule: 'sharedAccount' as const, points: 100, fact: 7 }]
  await test.database.db.insert(fraudCase).values({
    ...{ contractId: payer.contractId, clientId: clientIdOf(test.world), mandateId: payer.mandateId, findings },
    ...{ level: 'block', points: 100, rulesVersion: 'x', assessedOn: test.now(), state: 'open' },
  })
  invoices = await aMadeInvoice(test, clientIdOf(test.world))
  named = {
    ...{ contractGuid: payer.contractId, userId: undefined, runGuid: await idIn('billing_run') },
    ...{ fileGuid: await idIn('bank_file'), caseGuid: await idIn('dunning_case'), entryGuid: await idIn('bank_entry') },
    campaignGuid: await aWrittenCampaign(test, clientIdOf(test.world)),
  }
  authorization = `Bearer ${await tokenFor(test.world, { kind: 'staff', rights: ALL_RIGHTS })}`
})
afterAll(() => test.close())

const foundIn = (text: string): string[] => foundSecrets(planted, text)

const OF_MONEY =
  /^\/admin\/(bank|billing|payout|dunning|priceCampaigns|invoice|payroll|fraud|contracts|audit|event|approval)/
const isRead = ({ method, effect }: Call) => method === 'GET' && effect !== true
const moneyCalls = catalogue.filter(
  ({ access, path, upload }) => access.who === 'staff' && !upload && OF_MONEY.test(path),
)

/** A list is asked for whole. */
const WHOLE = new Set(['line', 'from', 'to'])

function inputOf(call: Call): Sample {
  const sample = sampleInput(call, { cart, parentTicketGuid: '', origin: 'x', destination: 'y' })
  const said = { ...named, ...saidOfInvoice(call, invoices) }
  const about = (part: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, new Map(Object.entries(said)).get(name) ?? value]),
    )
  const query = Object.entries(sample.query).filter(([name]) => WHOLE.has(name))
  return { params: about(sample.params), query: Object.fromEntries(query), body: about(sample.body) }
}

/** What is answered to what is right, and to what is wrong everywhere. */
async function answersTo(wanted: readonly Call[]) {
  const answered: { call: string; status: number; text: string }[] = []
  for (const call of wanted) {
    const input = { ...inputOf(call), authorization }
    const right = await sendRaw(test.app, call, input)
    const wrong = await sendRaw(test.app, call, { ...input, body: { reason: 1 }, query: { page: 'x' } })
    const text = [right, wrong].map(({ headers, body }) => JSON.stringify(headers) + body).join('\n')
    answered.push({ call: call.name, status: right.statusCode, text })
  }
  return answered
}

const rowsOf = async (table: string): Promise<string> => {
  const { rows } = await test.database.db.execute<{ row: string }>(
    sql`select t::text as row from ${sql.identifier(table)} t`,
  )
  return rows.map(({ row }) => row).join('\n')
}

it('they are there to be found: in what the bank sent, and in the mandate', async () => {
  expect(foundIn(await rowsOf('mandate'))).toEqual(['account of a payer'])
  expect(foundIn(await rowsOf('bank_entry'))).toEqual(['account of a stranger'])
})

it('what the bank is sent has the payer’s account; nothing else that staff read of money has any', async () => {
  const answered = await answersTo(moneyCalls.filter(isRead))
  expect(answered.filter(({ status }) => status === 200).length).toBeGreaterThan(answered.length * 0.6)
  const holders = answered.filter(({ text }) => foundIn(text).length > 0)
  expect(holders.map(({ call, text }) => [call, foundIn(text)])).toEqual([
    ['admin/downloadBankFile', ['account of a payer']],
  ])
})

it('nor has any list that is handed over as a file', async () => {
  for (const list of EXPORTED_LISTS) {
    // Whoever waits to be confirmed is listed only to who looks for somebody.
    const query = list === 'adminBaseData' ? { address: 'lastName=M' } : {}
    const file = await sendRaw(test.app, exportStaffList, { params: { list }, query, body: {}, authorization })
    expect([file.statusCode, foundIn(file.body)], list).toEqual([200, []])
  }
})

it('nor what is done about it, what is noted of that, and what somebody has to know of', async () => {
  const answered = await answersTo(moneyCalls.filter(call => !isRead(call)))
  expect(answered.filter(({ status, text }) => status >= 500 || foundIn(text).length > 0)).toEqual([])
  for (const table of ['staff_action', 'staff_refusal', 'staff_approval', 'admin_event', 'mail_record'])
    expect(foundIn(await rowsOf(table)), table).toEqual([])
  expect(await rowsOf('staff_action')).toContain('admin/downloadBankFile')
})

it('nor the log, of what could not be read and of what could not be noted', async () => {
  await hears(test, notification('N-2', `${FROM_STRANGER}<Ntry><IBAN>${PAYER}</Ntry>`), 'broken.xml')
  const [download] = moneyCalls.filter(({ name }) => name === 'admin/downloadBankFile')
  if (!download) throw new Error('files are downloaded')
  await test.database.db.execute(sql`alter table staff_action rename to staff_action_away`)
  const lost = await sendRaw(test.app, download, { ...inputOf(download), authorization })
  await test.database.db.execute(sql`alter table staff_action_away rename to staff_action`)
  expect([lost.statusCode, foundIn(lost.body)]).toEqual([500, []])
  expect(lines.join('\n')).toContain('request failed')
  expect(foundIn(lines.join('\n'))).toEqual([])
})
