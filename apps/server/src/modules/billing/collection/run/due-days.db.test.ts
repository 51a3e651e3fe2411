import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { aContract } from '../../../../testing/a-contract.ts'
import { aMandate } from '../../../../testing/a-mandate.ts'
import { until } from '../../../../testing/collected.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { claimRound } from '../../claim/index.ts'
import { dueDays, duePlans } from './due-days.queries.ts'

/** Enough that reading all of them is dearer than any index. */
const MANY = 20_000

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  until(test, '2026-12-15')
  const made = await aContract(test, { from: '2027-01-01' })
  await aMandate(test, made)
  await claimRound(test.world)
  const { db } = test.world
  await db.execute(sql`insert into party (id, client_id, kind, customer_number, language, created_on)
    select gen_random_uuid(), client_id, 'person', 'P' || n, 'de', created_on
    from payer_account, generate_series(1, ${MANY}) as n where payer_account.id = ${made.payerId}`)
  await db.execute(sql`insert into payer_account (id, client_id, party_id, method, mandate_id, due_day, late_day,
      notice_days, created_on)
    select gen_random_uuid(), a.client_id, p.id, 'sepa', a.mandate_id, case when p.customer_number like '%7' then 15 else 1 end,
      case when p.customer_number like '%77' then 20 end, 14, a.created_on
    from payer_account a, party p where a.id = ${made.payerId} and p.customer_number like 'P%' and p.id <> a.party_id`)
  await db.execute(sql`insert into claim
    select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'payer_id', p.id, 'cents', 0,
      'vat_cents', 0))).*
    from claim c, payer_account p where c.payer_id = ${made.payerId} and c.revision = 1 and p.id <> c.payer_id`)
  await db.execute(sql`analyze payer_account, claim, party`)
})
afterAll(() => test.close())

describe('the days on which is collected', () => {
  it('are all that were agreed with whoever is debited', async () => {
    const days = await dueDays(test.world.db, clientIdOf(test.world), { after: '2026-12-31', until: '2027-01-31' })
    expect(days).toEqual(['2027-01-04', '2027-01-15', '2027-01-20'])
  })

  it('are found by going from one to the next, without reading all payers or claims', async () => {
    const { rows } = await test.world.db.execute(
      sql`explain (analyze, format json) ${duePlans(clientIdOf(test.world))}`,
    )
    const plan = JSON.stringify(rows)
    expect(plan).toContain('payer_account_due_days')
    expect(plan).not.toContain('Seq Scan')
    const read = [...plan.matchAll(/"Actual Rows":\s*([\d.]+)/g)].map(([, count]) => Number(count))
    expect(Math.max(...read)).toBeLessThan(100)
  })
})
