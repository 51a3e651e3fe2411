import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { EXPORTED_LISTS, type ExportedList, RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { ALL_RIGHTS } from '../../../call/visitor/visitor.ts'
import { adminEvent, apiKey, userAccount, webhook } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

/** Enough that they are read in several parts. */
const EVENTS = 1_300

let test: TestWorld
/** Whatever is stored that nobody is to read in a list. */
const planted: string[] = []

/** Those who may see every list, with or without the right to people's details in files. */
const tokenOf = async (seesPersonal: boolean): Promise<string> => {
  const without = [RIGHTS.IsAdministrator, RIGHTS.AllowedToExportPersonalData]
  const rights = ALL_RIGHTS.filter(right => seesPersonal || !without.some(one => one === right))
  const [id, clientId] = [randomUUID(), clientIdOf(test.world)]
  const session = await staffSession(test.world, { id, clientId, rights })
  return tokenFor(test.world, { kind: 'staff', id, rights, session })
}

beforeAll(async () => {
  test = await testWorld()
  await aCustomer(test, { email: 'ada@example.org', lastName: 'Lovelace' })
  await aContract(test, { from: '2026-12-01' })
  test.pass(1)
  await aContract(test, { from: '2027-01-01' })
  const [clientId, date] = [clientIdOf(test.world), test.now()]
  await test.world.db.insert(adminEvent).values(
    Array.from({ length: EVENTS }, () => {
      const id = randomUUID()
      return { id, key: id, clientId, level: 'info' as const, kind: 'mail' as const, facts: { begun: 1 }, date }
    }),
  )
  await test.world.db.insert(adminEvent).values({
    id: randomUUID(),
    key: 'theirs',
    clientId: 'another company',
    level: 'info',
    kind: 'mail',
    facts: { begun: 1 },
    date,
  })
})
afterAll(() => test.close())

beforeAll(async () => {
  const clerk = await aStaffMember(test, ALL_RIGHTS)
  const partner = { name: 'Regiobahn', url: 'https://partner.example/hooks', events: ['orderPaid' as const] }
  const [hook] = (await clerk.send(calls.createStaffWebhook, { body: partner })).items
  const [key] = (await clerk.send(calls.createStaffApiKey, { body: { name: 'Regiobahn', scopes: ['orders'] } })).items
  const { db } = test.world
  const stored = await Promise.all([
    db.select({ secret: userAccount.passwordHash }).from(userAccount),
    db.select({ secret: apiKey.hash }).from(apiKey),
    db.select({ secret: webhook.secret }).from(webhook),
  ])
  const shownOnce = [hook?.secret, key?.secret].map(secret => secret?.replace(/^(whsec|blt)_/, ''))
  planted.push(...[...stored.flat().map(({ secret }) => secret), ...shownOnce].flatMap(secret => secret ?? []))
  expect(planted.length).toBeGreaterThan(5)
})

const listOf = (list: ExportedList, seesPersonal: boolean, address = '') =>
  textOf(calls.exportStaffList, seesPersonal, { address }, { list })

const textOf = async (
  call: { name: string },
  seesPersonal: boolean,
  query: Record<string, unknown> = {},
  params: Record<string, string> = {},
) => {
  const found = catalogue.find(({ name }) => name === call.name)
  if (!found) throw new Error(`there is no ${call.name}`)
  const authorization = `Bearer ${await tokenOf(seesPersonal)}`
  const { statusCode, body } = await sendRaw(test.app, found, { params, query, body: {}, authorization })
  expect(statusCode).toBe(200)
  return body
}

/** Lists that are made only where somebody is looked for, and of whom. */
const LOOKED_FOR: Partial<Record<ExportedList, string>> = { adminBaseData: 'email=ada@example.org' }

/** Every call that hands out a file, and the one for every list by the name of each. */
const files = catalogue
  .filter(({ path }) => /^\/admin\/.*export$/.test(path))
  .flatMap(call =>
    call.name === calls.exportStaffList.name
      ? EXPORTED_LISTS.map(
          list => [`${call.name} ${list}`, call, { address: LOOKED_FOR[list] ?? '' }, { list }] as const,
        )
      : [[call.name, call, {}, {}] as const],
  )

const rowsOf = (text: string) => text.split('\r\n').slice(1, -2)

describe('files of lists', () => {
  it('of accounts have names and addresses with a right of their own alone', async () => {
    const full = await listOf('adminUsers', true, 'kind=customer')
    expect(full).toContain('ada@example.org;active;')
    const masked = await listOf('adminUsers', false, 'kind=customer')
    expect(masked).toContain('a•••@example.org;active;')
    expect(masked).not.toContain('ada@')
  })

  it('of contracts have one row for each', async () => {
    const rows = rowsOf(await listOf('adminContracts', false))
    expect(rows).toHaveLength(2)
  })

  it('of events have all of them, each once, and none of another company', async () => {
    const rows = rowsOf(await listOf('adminEvents', false, 'levels=info'))
    expect(rows).toHaveLength(EVENTS)
    const turned = rowsOf(await listOf('adminEvents', false, 'levels=info&sort=lastOn'))
    expect(turned).toEqual(rows.toReversed())
  })

  it.each([
    ['adminUsers', 'registeredOn'],
    ['adminContracts', 'submittedOn'],
    ['adminAudit', 'on'],
  ] as const)('of %s come as they are put in order: by %s', async (list, column) => {
    const [falling, rising] = [`sort=-${column}`, `sort=${column}`]
    const rows = rowsOf(await listOf(list, true, falling))
    expect(rows.length).toBeGreaterThan(1)
    const turned = rowsOf(await listOf(list, true, rising))
    expect(turned.filter(row => rows.includes(row))).toEqual(rows.toReversed())
  })

  it.each(files)('%s shows no secret that is stored, and nobody’s password', async (_, call, query, params) => {
    const text = await textOf(call, true, query, params)
    expect(planted.filter(secret => text.includes(secret))).toEqual([])
  })
})
