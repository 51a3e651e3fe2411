import * as calls from '@billett/contract'
import type { FrameworkTerms } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claim, frameworkFee, invoice, invoiceLine } from '../../../db/schema/index.ts'
import { happens } from '../../../testing/a-contract.ts'
import { aFramework } from '../../../testing/a-framework.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { invoiceRound } from '../../billing/invoice/index.ts'
import { chargeBaseFees } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const JOB = { key: 'jobDeutschlandticket', sort: 'job-deutschlandticket' }

/** A company with three in its list, two of them with a ticket. */
async function aCompany(name: string, baseFee: FrameworkTerms['baseFee']) {
  const company = await anOrganisation(test, { name, kind: 'company' })
  const hall = await anOrganisation(test, { name: `${name} – Hall`, kind: 'department', parent: company })
  await pays(test, company, hall)
  await aFramework(test, company, { baseFee })
  const tickets: string[] = []
  for (const lastName of ['One', 'Two'])
    tickets.push(
      await aPupilsContract(test, await aPupil(test, hall, { lastName }), hall, {
        state: 'Granted',
        payer: company,
        subscription: JOB,
      }),
    )
  await aPupil(test, hall, { lastName: 'Without' })
  return { company, tickets }
}

const feesOf = async ({ payerId }: AnOrganisation) => {
  const claims = await test.database.db.select().from(claim).where(eq(claim.payerId, payerId))
  return claims
    .filter(({ component }) => component === 'baseFee')
    .map(({ periodStart, cents, contractId, vatPermille }) => ({ periodStart, cents, contractId, vatPermille }))
}
const reportOf = async (company: AnOrganisation) => {
  const { visitor } = await aContactPerson(test, [company])
  const params = { payerGuid: company.id, dateSelection: '2026-12..2027-02' }
  return visitor.ask(calls.getFinancialReport, { params })
}
const untilDay = (day: string) => test.pass((Date.parse(`${day}T08:00:00Z`) - Date.parse(test.now())) / 60_000)
/** What is charged is claimed by the next round, as the worker does. */
const charged = async () => {
  await chargeBaseFees(test.world)
  await claimRound(test.world)
}

describe('the base fee of a company', () => {
  let each: Awaited<ReturnType<typeof aCompany>>
  let staff: Awaited<ReturnType<typeof aCompany>>
  let free: Awaited<ReturnType<typeof aCompany>>
  beforeAll(async () => {
    each = await aCompany('Each', { per: 'taker', cents: 150 })
    staff = await aCompany('Staff', { per: 'staff', cents: 99 })
    free = await aCompany('Free', null)
    await charged()
  })

  it('is nothing before anybody has a ticket', async () => {
    expect([await feesOf(each.company), await feesOf(staff.company)]).toEqual([[], []])
  })

  it('is told beforehand in the report of the company, and is claimed as it was told, to the cent', async () => {
    untilDay('2026-11-30')
    await claimRound(test.world)
    const before = await reportOf(each.company)
    const expected = before.forecast.find(({ month }) => month === '2026-12')?.expectedInCent
    expect(before.items.map(({ item }) => item)).not.toContain('Base fee')
    untilDay('2026-12-01')
    await charged()
    expect(await feesOf(each.company)).toEqual(
      each.tickets
        .toSorted()
        .map(contractId => ({ periodStart: '2026-12-01', cents: 150, contractId, vatPermille: 70 })),
    )
    const after = await reportOf(each.company)
    expect(after.items.find(({ item }) => item === 'Base fee')).toMatchObject({ contracts: 2, sumInCent: 300 })
    const december = after.months.find(({ month }) => month === '2026-12')?.sumInCent
    expect(december).toBe((before.months.find(({ month }) => month === '2026-12')?.sumInCent ?? 0) + (expected ?? 0))
    expect(after.expectedInCent).toBe(before.expectedInCent)
  })

  it('is of all in its list, whoever has a ticket: altogether on one', async () => {
    const fees = await feesOf(staff.company)
    expect(fees.map(({ cents }) => cents)).toEqual([297])
    expect(staff.tickets).toContain(fees[0]?.contractId)
    expect(await feesOf(free.company)).toEqual([])
  })

  it('is charged once a month, however often it is asked for and by how many at once', async () => {
    await Promise.all([chargeBaseFees(test.world), chargeBaseFees(test.world), chargeBaseFees(test.world)])
    await claimRound(test.world)
    expect(await feesOf(each.company)).toHaveLength(2)
    expect(await feesOf(staff.company)).toHaveLength(1)
    expect(await test.database.db.$count(frameworkFee, eq(frameworkFee.companyId, staff.company.id))).toBe(1)
  })

  it('stands on the invoice of the month, which comes to all that is claimed', async () => {
    untilDay('2026-12-02')
    await invoiceRound(test.world)
    const [made] = await test.database.db.select().from(invoice).where(eq(invoice.payerId, each.company.payerId))
    const lines = await test.database.db
      .select()
      .from(invoiceLine)
      .where(eq(invoiceLine.invoiceId, made?.id ?? ''))
    expect(lines.find(({ component }) => component === 'baseFee')).toMatchObject({ count: 2, unitCents: 150 })
    const { rows } = await test.database.db.execute<{ cents: number }>(sql`
      select sum(cents)::int as cents from claim where payer_id = ${each.company.payerId} and period_start < '2027-01-01'`)
    expect(lines.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(rows[0]?.cents)
  })

  it('is counted anew on the first day of the next month', async () => {
    const [left = ''] = each.tickets
    await happens(test, left, { kind: 'ended', effectiveOn: '2027-01-01', payload: { reason: 'customerRequest' } })
    untilDay('2027-01-01')
    await charged()
    const fees = await feesOf(each.company)
    expect(fees.filter(({ periodStart }) => periodStart === '2027-01-01')).toMatchObject([
      { contractId: each.tickets[1] },
    ])
  })

  it('is owed by the nearest company that has agreed on one, not by one above it as well', async () => {
    const group = await aCompany('Group', { per: 'staff', cents: 50 })
    const firm = await anOrganisation(test, { name: 'Firm', kind: 'company', parent: group.company })
    const hall = await anOrganisation(test, { name: 'Firm – Hall', kind: 'department', parent: firm })
    await pays(test, firm, hall)
    const own = {
      baseFee: { per: 'taker', cents: 80 },
      entry: { code: '', mailDomains: [], isAutomatic: false },
    } as const
    await aFramework(test, firm, { ...own, endsOn: '2027-02-28' })
    const employee = await aPupil(test, hall, { lastName: 'Third' })
    await aPupilsContract(test, employee, hall, { state: 'Granted', payer: firm, subscription: JOB })
    untilDay('2027-02-01')
    await charged()
    expect((await feesOf(group.company)).map(({ cents }) => cents)).toEqual([150])
    expect((await feesOf(firm)).map(({ cents }) => cents)).toEqual([80])
    // Whose own agreement has ended is bound by the one above again: nobody goes uncounted.
    untilDay('2027-03-01')
    await charged()
    expect((await feesOf(group.company)).map(({ cents }) => cents).toSorted()).toEqual([150, 200])
    expect((await feesOf(firm)).map(({ cents }) => cents)).toEqual([80])
  })

  it('is made up for, each month once, where no worker ran for a month', async () => {
    untilDay('2027-04-02')
    await charged()
    await charged()
    const fees = await feesOf(staff.company)
    expect(fees.map(({ periodStart }) => periodStart).toSorted()).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
    ])
    expect(await test.database.db.$count(frameworkFee, eq(frameworkFee.companyId, staff.company.id))).toBe(5)
  })
})
