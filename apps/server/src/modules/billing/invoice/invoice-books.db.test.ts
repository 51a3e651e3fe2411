import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFramework } from '../../../testing/a-framework.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, anOrganisation, aPupil } from '../../../testing/a-school.ts'
import { aWorker } from '../../../testing/a-worker.ts'
import { foundAfter } from '../../../testing/found-after.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { invoiceRound } from './index.ts'

let test: TestWorld
let works: AnOrganisation
let authority: AnOrganisation
let employee: string

beforeAll(async () => {
  test = await testWorld()
  works = await anOrganisation(test, { name: 'Works', kind: 'company' })
  authority = await anOrganisation(test, { name: 'County', kind: 'authority' })
  await aFramework(test, works, { debit: 'payroll' })
  const worker = { lastName: 'Ahrens', personnelNumber: '1', employer: works, employerCents: 1575 }
  employee = (await aWorker(test, works, worker)).payerId
  await aPupilsContract(test, await aPupil(test, authority), authority, { state: 'Granted', payer: authority })
  test.pass((Date.parse('2026-12-01T09:00:00.000Z') - Date.parse(test.now())) / 60_000)
  await claimRound(test.world)
  test.pass(24 * 60)
  await invoiceRound(test.world)
  // All of this is long ago when something is changed.
  test.pass(40 * 24 * 60)
})
afterAll(() => test.close())

const SUMS = 'invoices, debits, payroll and what is not asked for yet are the claims of a payer and month'
const lineOf = (payerId: string) => sql`invoice_id in (select id from invoice where payer_id = ${payerId})`

it('holds as the shop has made it: for the authority, the company and the employee', async () => {
  const { rows } = await test.database.db.execute<{ invoiced: number; claimed: number; kept: number }>(sql`
    select (select sum(gross_cents) from invoice_line)::int as invoiced, (select sum(cents) from claim
      where payer_id in (${authority.payerId}, ${works.payerId}, ${employee}))::int as claimed,
      (select sum(cents) from payroll_entry)::int as kept`)
  expect(rows).toEqual([{ invoiced: 6300 + 6300, claimed: 6300 + 6300, kept: 6300 - 1575 }])
  expect(await foundAfter(test)).toEqual([])
})

it('finds an invoice that asks for more than was claimed', async () => {
  const more = sql`update invoice_line set unit_cents = unit_cents + 1, gross_cents = gross_cents + 1
    where ${lineOf(authority.payerId)}`
  expect(await foundAfter(test, more)).toContain(SUMS)
})

it('finds a debit of what is invoiced', async () => {
  const debited = sql`
    insert into collection_claim (collection_id, claim_id, cents)
    select ${test.world.newRowId()}::uuid, id, cents from claim where payer_id = ${authority.payerId}`
  expect(await foundAfter(test, debited)).toEqual([SUMS, 'what is invoiced is not debited as well'])
})

it('finds less kept back from a wage than was claimed', async () => {
  const less = sql`update payroll_entry set cents = cents - 1
    where claim_id in (select id from claim where payer_id = ${employee})`
  expect(await foundAfter(test, less)).toEqual([
    SUMS,
    'what an employer is invoiced for employees is in a payroll list, and a list is the sum of its claims',
  ])
})

it('finds a claim that was changed after it was invoiced', async () => {
  const changed = sql`update claim set cents = cents - 1 where payer_id = ${authority.payerId}`
  expect(await foundAfter(test, changed)).toContain(SUMS)
})

it('finds what an invoice of the month has left out', async () => {
  const left = sql`delete from invoice_claim where ${lineOf(authority.payerId)}`
  const found = await foundAfter(test, left)
  expect(found).toContain('nothing that was known when invoices of a month were made is left out of them')
  expect(found).toContain(SUMS)
})

it('finds a claim that is in two invoices', async () => {
  const twice = sql`insert into invoice_claim (claim_id, time, invoice_id, line)
    select claim_id, 2, (select id from invoice where payer_id = ${works.payerId}), line from invoice_claim
    where ${lineOf(authority.payerId)}`
  expect(await foundAfter(test, twice)).toContain('a claim is in one invoice at most that stands')
})

/** What changed before has been looked at. */
const LOOKED_AT = sql`delete from moved_row`

it('finds what a claim leaves behind where it becomes another payer’s', async () => {
  const away = sql`update claim set payer_id = ${employee} where payer_id = ${authority.payerId}`
  expect(await foundAfter(test, away)).toContain(SUMS)
  const gone = sql`delete from claim where payer_id = ${authority.payerId}`
  expect(await foundAfter(test, gone)).toContain(SUMS)
})

it('finds what an invoice lacks where its payer pays by invoice from now on', async () => {
  const byDebit = sql`update payer_account set method = 'sepa' where id = ${authority.payerId}`
  const left = sql`delete from invoice_claim where ${lineOf(authority.payerId)}`
  const byInvoice = sql`update payer_account set method = 'invoice' where id = ${authority.payerId}`
  expect(await foundAfter(test, byDebit, left, LOOKED_AT, byInvoice)).toContain(
    'nothing that was known when invoices of a month were made is left out of them',
  )
})

it('finds claims of an invoice that is no more', async () => {
  expect(await foundAfter(test, sql`delete from invoice where payer_id = ${authority.payerId}`)).toContain(
    'invoices and payroll lists of which there are claims are there',
  )
})
