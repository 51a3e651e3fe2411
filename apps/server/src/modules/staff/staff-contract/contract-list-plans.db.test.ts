import { APPLICATION_STATES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { contractsMeant } from './found-contracts.queries.ts'
import { type ContractFilter, listedContracts } from './listed-contracts.queries.ts'

/** Enough that reading all of them is dearer than any index. */
const MANY = 20_000

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  const { db } = test.world
  await db.execute(sql`insert into party (id, client_id, kind, customer_number, language, created_on)
    select gen_random_uuid(), client_id, 'person', 'P' || n, 'de', submitted_on
    from contract, generate_series(1, ${MANY}) as n`)
  await db.execute(sql`insert into party_person (party_id, salutation, title, first_name, last_name, birth_date, email,
      phone, address)
    select id, 1, '', 'F', 'L' || customer_number, '1990-01-31', customer_number || '@example.org', '', '{}' from party`)
  await db.execute(sql`insert into contract
    select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'number', 'N' || p.customer_number,
      'subscriber_id', p.id, 'holder_id', p.id, 'submitted_on', c.submitted_on))).*
    from contract c, party p where c.id = ${contractId}`)
  await db.execute(sql`insert into contract_event (contract_id, seq, client_id, happening, recorded_on)
    select c.id, 1, e.client_id, e.happening, e.recorded_on from contract c, contract_event e
    where e.contract_id = ${contractId} and c.id <> e.contract_id`)
  await db.execute(sql`analyze contract, contract_event, party, party_person`)
})
afterAll(() => test.close())

const everything = (): ContractFilter => ({
  clientIds: [clientIdOf(test.world)],
  states: APPLICATION_STATES,
  trouble: undefined,
  among: undefined,
  from: undefined,
  before: undefined,
})

it.each([
  ['all of them', 'contract_staff_list', () => everything()],
  ['the earliest first', 'contract_staff_list', (): ContractFilter => ({ ...everything(), sort: 'submittedOn' })],
  ['a state', 'contract_staff_list', (): ContractFilter => ({ ...everything(), states: ['Granted'] })],
  ['what is set aside', 'contract_event_parked', (): ContractFilter => ({ ...everything(), trouble: 'parked' })],
  ['what is not decided', 'change_request', (): ContractFilter => ({ ...everything(), trouble: 'undecided' })],
  ['a span', 'contract_staff_list', (): ContractFilter => ({ ...everything(), from: test.now() })],
])('the list of %s comes from the index %s, however many there are', async (_, index, filter) => {
  const query = listedContracts(test.world.db, filter(), { limit: 50, offset: 0 })
  const { rows } = await test.world.db.execute<Record<string, string>>(sql`explain ${query.getSQL()}`)
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on contract')
})

it.each([
  ['contract_number', 'N123'],
  ['party_person_name_begins', 'L123'],
  ['party_person_email_begins', 'p123@'],
  ['party_customer_number', 'P123'],
  ['contract_subscriber', 'Nobody'],
  ['contract_holder', 'Nobody'],
])('what is looked for is found by the index %s, however much there is', async (index, term) => {
  const meant = contractsMeant([clientIdOf(test.world)], term, 10_000)
  const { rows } = await test.world.db.execute<Record<string, string>>(sql`explain ${meant}`)
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toContain(index)
  expect(plan).not.toMatch(/Seq Scan on (contract|party|party_person)\b/)
})
