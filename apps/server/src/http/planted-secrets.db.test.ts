import { defaultClient } from '@billett/clients'
import type { Call } from '@billett/contract'
import * as calls from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ALL_RIGHTS } from '../call/visitor/visitor.ts'
import { newLog } from '../log.ts'
import { claimRound } from '../modules/billing/claim/index.ts'
import { aContract, offerSubscriptions } from '../testing/a-contract.ts'
import { aCustomer, loginOf } from '../testing/account.ts'
import { tokenFor } from '../testing/callers.ts'
import { visitorOf } from '../testing/client.ts'
import { fakeSetups } from '../testing/fakes/fake-setups.ts'
import { foundSecrets } from '../testing/hostile/found-secrets.ts'
import { type Sample, sampleInput } from '../testing/hostile/sample-input.ts'
import { bought } from '../testing/purchase.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

/** What the server is told by its environment. */
const ENVIRONMENT = {
  SMTP_URL: 'smtp://billett:Gepflanzt-Post-7c1e@mail.example:25',
  CREDIT_CHECK_PASSWORD: 'Gepflanzt-Auskunft-93bd',
  JWT_KEY: 'gepflanzt-jwt-0f5b8a61c24d9e37aa01',
  CONFIG_KEY: Buffer.alloc(32, 7).toString('base64'),
}
const PASSWORD = 'Gepflanzt-Moor-4482'
const WRONG_PASSWORD = 'Gepflanzt-Falsch-1931'
const WRITTEN = 'rak-gepflanzt-5d20'
const IBAN = 'DE09000000000000000001'
const CARD_TOKEN = 'tok-gepflanzt-e81b'

const lines: string[] = []
/** Each secret by what it is. */
const planted = new Map<string, string>([
  ['password of the mail server', 'Gepflanzt-Post-7c1e'],
  ['password of the credit agency', ENVIRONMENT.CREDIT_CHECK_PASSWORD],
  ['key of tokens', ENVIRONMENT.JWT_KEY],
  ['key of secrets', ENVIRONMENT.CONFIG_KEY],
  ['password of a customer', PASSWORD],
  ['password that was mistyped', WRONG_PASSWORD],
  ['secret written by staff', WRITTEN],
  ['account number', IBAN],
  ['stored card', CARD_TOKEN],
])

let test: TestWorld
let staffToken: string
/** What staff ask about. */
let named: Record<string, unknown>
let order: calls.PreparedOrder

beforeAll(async () => {
  const log = newLog('debug', { write: line => void lines.push(line) })
  test = await testWorld({ log, config: { ...ENVIRONMENT, LOG_LEVEL: 'debug', SENIOR_CLIENT: defaultClient.name } })
  const provider = fakeSetups()
  test.world.setups = provider
  const { visitor: ada, signedIn, email } = await aCustomer(test, { password: PASSWORD })
  await visitorOf(test.app).send(calls.login, { body: loginOf(test, { email, password: WRONG_PASSWORD }) })
  const mandate = { iban: IBAN, bic: 'DEMODE00XXX', creditInstitute: 'Demobank', accountHolder: 'Ada Lovelace' }
  await ada.ask(calls.addMandate, { body: { ...mandate, consent: true } })
  const card = { type: PAYMENT_TYPE.Standard, subtype: PAYMENT_SUB_TYPE.CreditCard }
  const { redirectURL } = await ada.ask(calls.requestAddPaymentMethod, { params: card, query: {} })
  const reference = new URL(redirectURL).pathname.slice(1)
  provider.decide(reference, { state: 'confirmed', token: CARD_TOKEN, label: 'Visa' })
  await ada.ask(calls.addPaymentMethod, { body: provider.wayBack(reference) })
  offerSubscriptions(test)
  const { contractId } = await aContract(test, { from: '2026-12-01', accountId: signedIn.userId })
  await claimRound(test.world)
  order = await bought(test, ada)
  const clerk = visitorOf(test.app)
  staffToken = await tokenFor(test.world, { kind: 'staff', rights: ALL_RIGHTS })
  clerk.withToken(staffToken)
  const key = await clerk.ask(calls.createStaffApiKey, { body: { name: 'Partner', scopes: ['orders'] } })
  const partner = { name: 'Partner', url: 'https://partner.example/hooks', events: ['orderPaid' as const] }
  const webhook = await clerk.ask(calls.createStaffWebhook, { body: partner })
  await clerk.ask(calls.writeConfigSecret, { params: { setting: 'RECON_ACCESS_ID' }, body: { value: WRITTEN } })
  planted.set('key of a partner', key.secret).set('secret of a webhook', webhook.secret)
  planted.set('token of a customer', ada.token() ?? '').set('token of staff', staffToken)
  planted.set('refresh token', 'refresh_token' in signedIn ? String(signedIn.refresh_token) : '')
  const ids = { userId: signedIn.userId, userIds: [signedIn.userId], contractGuid: contractId }
  named = { ...ids, apiKeyId: key.id, webhookId: webhook.id, expected: undefined }
})
afterAll(() => test.close())

const staffCalls = catalogue.filter(call => call.access.who === 'staff' && !call.upload)
const isRead = ({ method, effect }: Call) => method === 'GET' && effect !== true

/** Fields that a list cannot be asked for without; every list is asked for whole. */
const NEEDED = new Set(['serviceAreaId', 'list', 'reason', 'language', 'lastName'])

const only = (part: Record<string, unknown>) => Object.entries(part).filter(([name]) => NEEDED.has(name))
const naming = (part: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, name in named ? named[name] : value]))

function inputOf(call: Call): Sample {
  const parentTicketGuid = order.tickets[0]?.ticketId ?? ''
  const sample = sampleInput(call, { cart: order, parentTicketGuid, origin: 'x', destination: 'y' })
  return { params: naming(sample.params), query: Object.fromEntries(only(sample.query)), body: naming(sample.body) }
}

/** Everything that is answered: to what is right, and to what is wrong everywhere. */
async function answersTo(wanted: readonly Call[]): Promise<{ statuses: number[]; texts: string[] }> {
  const authorization = `Bearer ${staffToken}`
  const texts: string[] = []
  const statuses: number[] = []
  for (const call of wanted) {
    const right = await sendRaw(test.app, call, { ...inputOf(call), authorization })
    const wrong = await sendRaw(test.app, call, { ...inputOf(call), body: { wrong: true }, query: {}, authorization })
    statuses.push(right.statusCode)
    texts.push(JSON.stringify(right.headers), right.body, JSON.stringify(wrong.headers), wrong.body)
  }
  return { statuses, texts }
}

const foundIn = (text: string): string[] => foundSecrets(planted, text)

const rowsOf = async (table: string): Promise<string> => {
  const { rows } = await test.database.db.execute<{ row: string }>(
    sql`select t::text as row from ${sql.identifier(table)} t`,
  )
  return rows.map(({ row }) => row).join('\n')
}

it('there is something to find of each, and it would be found', () => {
  for (const [what, secret] of planted) {
    expect(secret.length, what).toBeGreaterThan(10)
    expect(foundIn(`{"x":"${secret}"}`), what).toContain(what)
  }
  expect(foundIn('DE09 0000 0000 0000 0000 01')).toEqual(['account number'])
})

it('staff who hold every right read none of it: in no list, no detail, no file, and in no refusal', async () => {
  const { statuses, texts } = await answersTo(staffCalls.filter(isRead))
  expect(statuses.filter(status => status === 200).length).toBeGreaterThan(statuses.length / 2)
  expect(texts.join('\n')).toContain(order.orderNumber)
  expect(foundIn(texts.join('\n'))).toEqual([])
})

it('nor do they by anything they do, and what is noted of it has none', async () => {
  const { statuses, texts } = await answersTo(staffCalls.filter(call => !isRead(call)))
  expect(statuses.every(status => status < 500)).toBe(true)
  expect(foundIn(texts.join('\n'))).toEqual([])
  for (const table of ['staff_action', 'staff_refusal', 'staff_approval', 'admin_event'])
    expect(foundIn(await rowsOf(table)), table).toEqual([])
  expect(await rowsOf('staff_action')).toContain('admin/writeConfigSecret')
})

it('the log has none of it, of all that was done and of what could not be stored', async () => {
  const authorization = `Bearer ${await tokenFor(test.world, { kind: 'staff', rights: ALL_RIGHTS })}`
  const writing = { params: { setting: 'RECON_ACCESS_ID' }, body: { value: WRITTEN }, authorization }
  await test.database.db.execute(sql`alter table staff_action rename to staff_action_away`)
  const lost = await sendRaw(test.app, calls.writeConfigSecret, writing)
  await test.database.db.execute(sql`alter table staff_action_away rename to staff_action`)
  expect([lost.statusCode, foundIn(lost.body)]).toEqual([500, []])
  expect(lines.join('\n')).toContain('request failed')
  expect(foundIn(lines.join('\n'))).toEqual([])
})
