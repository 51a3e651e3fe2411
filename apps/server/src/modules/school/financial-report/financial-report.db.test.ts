import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { nameOfComponent } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../../../call/context.ts'
import { NO_DEVICE } from '../../../call/visitor/known-device.ts'
import { ANONYMOUS } from '../../../call/visitor/visitor.ts'
import { claim, contactPerson, portalAction } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { payerOfParty } from '../../subscription/party/index.ts'
import { claimLines } from './claim-lines.queries.ts'

let test: TestWorld
let places: { authority: AnOrganisation; other: AnOrganisation; school: AnOrganisation }

beforeAll(async () => {
  test = await testWorld()
  const authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const other = await anOrganisation(test, { name: 'Other', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School' })
  await pays(test, authority, school)
  places = { authority, other, school }
  for (const lastName of ['One', 'Two'])
    await aPupilsContract(test, await aPupil(test, school, { lastName }), school, {
      state: 'Granted',
      payer: authority,
    })
  await aPupilsContract(test, await aPupil(test, other), other, { state: 'Granted', payer: other })
  test.pass(10 * 24 * 60)
  await claimRound(test.world)
})
afterAll(() => test.close())

const reportSeenBy = async (at: AnOrganisation, payer: string, dateSelection: string) => {
  const { visitor } = await aContactPerson(test, [at])
  return visitor.send(calls.getFinancialReport, { params: { payerGuid: payer, dateSelection } })
}

describe('the report of a payer', () => {
  it('is the sum of its claims to the cent, by school and by month', async () => {
    const { rows } = await test.database.db.execute<{ cents: number }>(sql`
      select sum(cents)::int as cents from claim where payer_id = ${places.authority.payerId}`)
    const [report] = (await reportSeenBy(places.authority, places.authority.id, 'sy2026')).items
    expect(rows[0]?.cents).toBeGreaterThan(0)
    expect(report?.total).toMatchObject({ contracts: 2, sumInCent: rows[0]?.cents, creditedInCent: 0 })
    expect(report?.rows).toMatchObject([{ organisation: { name: 'School' }, sumInCent: rows[0]?.cents }])
    expect(report?.months.map(({ month }) => month)).toHaveLength(12)
    expect(report?.months.find(({ month }) => month === '2026-12')).toMatchObject({ sumInCent: rows[0]?.cents })
  })

  it('says what it is for, which comes to the same', async () => {
    const [report] = (await reportSeenBy(places.authority, places.authority.id, 'sy2026')).items
    expect(report?.items).toMatchObject([
      { item: nameOfComponent('fare', 'en'), contracts: 2, sumInCent: report?.total.sumInCent },
    ])
    expect(report?.ownShares).toEqual({ contracts: 0, claimedInCent: 0, creditedInCent: 0, sumInCent: 0 })
  })

  it('adds what families pay besides; what another organisation pays of the same is told to neither', async () => {
    const [sharing, partner] = [
      await anOrganisation(test, { name: 'Sharing', kind: 'authority' }),
      await anOrganisation(test, { name: 'Partner', kind: 'payer' }),
    ]
    await pays(test, partner, sharing)
    const [pupil, second] = [await aPupil(test, sharing), await aPupil(test, sharing)]
    const payerId = await test.database.db.transaction(tx => payerOfParty(test.world, tx, pupil))
    const granted = { state: 'Granted', payer: sharing } as const
    await aPupilsContract(test, pupil, sharing, { ...granted, besides: { payerId, cents: 1400 } })
    await aPupilsContract(test, second, sharing, { ...granted, besides: { payerId: partner.payerId, cents: 900 } })
    await claimRound(test.world)
    const [report] = (await reportSeenBy(sharing, sharing.id, '2026-12')).items
    expect(report?.ownShares).toEqual({ contracts: 1, claimedInCent: 1400, creditedInCent: 0, sumInCent: 1400 })
    expect(report?.total.sumInCent).toBe(2 * 6300 - 1400 - 900)
    const [theirs] = (await reportSeenBy(partner, partner.id, '2026-12')).items
    expect(theirs).toMatchObject({ total: { sumInCent: 900 }, ownShares: { contracts: 0 } })
  })

  it('stands at the payer itself as well, whose schools are part of nothing of its own', async () => {
    const { visitor } = await aContactPerson(test, [places.authority])
    const [report] = (await reportSeenBy(places.authority, places.authority.id, 'sy2026')).items
    const params = { guid: places.authority.id }
    const [own] = (await visitor.send(calls.getOrganisationDetails, { params })).items
    expect(own).toMatchObject({ students: 2, yearInCent: report?.total.sumInCent })
    expect(own?.contracts).toEqual([{ state: 'Granted', count: 2 }])
  })

  it('is told of a payer of very many pupils: a year is more cents than fit a small number', async () => {
    const { db } = test.database
    const large = sql`component = 'fare' and revision > 100`
    await db.execute(sql`
      insert into claim (id, client_id, contract_id, payer_id, component, period_start, period_end, revision, cents, vat_cents,
        vat_permille, due_on, why, run_id, booked_on)
      select gen_random_uuid(), client_id, contract_id, payer_id, component, period_start, period_end, 100 + i, 100000000, 0, 70,
        due_on, why, run_id, booked_on
      from (select * from claim where payer_id = ${places.authority.payerId} limit 1) one cross join generate_series(1, 30) i`)
    const answer = await reportSeenBy(places.authority, places.authority.id, 'sy2026')
    const { visitor } = await aContactPerson(test, [places.authority])
    const [own] = (await visitor.send(calls.getOrganisationDetails, { params: { guid: places.authority.id } })).items
    await db.transaction(async tx => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`delete from claim where ${large}`)
    })
    expect(answer.items[0]?.total.sumInCent).toBeGreaterThan(3_000_000_000)
    expect(answer.items[0]?.expectedInCent).toBeGreaterThan(3_000_000_000)
    expect(own?.yearInCent).toBe(answer.items[0]?.total.sumInCent)
  })

  it('is narrowed to the days that are asked for', async () => {
    const [report] = (await reportSeenBy(places.authority, places.authority.id, '2026-08..2026-11')).items
    expect(report).toMatchObject({ from: '2026-08-01', until: '2026-11-30', total: { contracts: 0, sumInCent: 0 } })
    expect((await reportSeenBy(places.authority, places.authority.id, '2026-13')).status).toBe(400)
  })

  it('expects of the months to come what the last one cost, until the end that is known of each contract', async () => {
    const [report] = (await reportSeenBy(places.authority, places.authority.id, 'sy2026')).items
    const sum = report?.total.sumInCent ?? 0
    expect(report?.forecast).toHaveLength(7)
    expect(report?.forecast[0]).toEqual({ month: '2027-01', expectedInCent: sum })
    expect(report?.expectedInCent).toBe(8 * sum)
    const [over] = (await reportSeenBy(places.authority, places.authority.id, '2026-12')).items
    expect(over).toMatchObject({ forecast: [], expectedInCent: sum })
  })

  it('is told for one school by class and item, to who sees its money alone', async () => {
    const ask = async (at: AnOrganisation, orgGuid: string) => {
      const { visitor } = await aContactPerson(test, [at])
      return visitor.send(calls.getReportOfSchool, { params: { orgGuid }, query: { dateSelection: 'sy2026' } })
    }
    const [report] = (await reportSeenBy(places.authority, places.authority.id, 'sy2026')).items
    const { items, errors } = await ask(places.authority, places.school.id)
    expect(errors).toEqual([])
    expect(items).toMatchObject([{ class: '7b', item: 'Fare', contracts: 2, sumInCent: report?.total.sumInCent }])
    const absent = await ask(places.other, randomUUID())
    expect(absent.status).toBe(404)
    for (const at of [places.other, places.school])
      expect((await ask(at, places.school.id)).errors).toEqual(absent.errors)
  })

  it('is shown to nobody else, as if there were none', async () => {
    const absent = await reportSeenBy(places.other, randomUUID(), 'sy2026')
    expect(absent.status).toBe(404)
    for (const at of [places.other, places.school])
      expect((await reportSeenBy(at, places.authority.id, 'sy2026')).errors).toEqual(absent.errors)
  })

  it('has every claim as a line of its file, and who fetched it is noted', async () => {
    const { visitor, accountId } = await aContactPerson(test, [places.authority])
    const params = { orgId: places.authority.id }
    const authorization = `Bearer ${visitor.token()}`
    const asked = { params, query: { format: 'csv' }, body: {}, authorization, language: 'de' as const }
    const file = await sendRaw(test.app, calls.exportFinancialReport, asked)
    expect(file.statusCode).toBe(200)
    // Whose copy it is.
    expect(file.rawPayload.toString()).toMatch(/abgerufen von Con Tact am .*, nur zur Abrechnung/)
    // In the reader's words, not in the shop's.
    expect(file.rawPayload.toString().split(`;${nameOfComponent('fare', 'de')};`)).toHaveLength(3)
    const claims = await test.database.db.$count(claim, eq(claim.payerId, places.authority.payerId))
    expect(claims).toBe(2)
    const [act] = await test.database.db.select().from(portalAction).where(eq(portalAction.accountId, accountId))
    expect(act).toMatchObject({ aboutId: places.authority.id, detail: { selection: 'sy2026', format: 'csv' } })
    const foreign = await aContactPerson(test, [places.school])
    expect((await foreign.visitor.send(calls.exportFinancialReport, { params, query: {} })).status).toBe(404)
  })

  it('names no more lines of its file to a reader who is taken off meanwhile', async () => {
    const { accountId } = await aContactPerson(test, [places.authority])
    const visitor = { ...ANONYMOUS, id: accountId }
    const reader = { world: test.world, visitor, device: NO_DEVICE, language: 'en' as const, caller: '', agent: '' }
    const context: Context = { ...reader, entries: ['FinancialReport'] }
    const asked = { payerId: places.authority.id, span: { from: '2026-08-01', until: '2027-08-01' }, most: 1 }
    const [stays, goes] = [claimLines(context, asked), claimLines(context, asked)]
    const next = async (lines: typeof stays) => (await lines.next()).value?.length
    expect([await next(stays), await next(stays), await next(goes)]).toEqual([1, 1, 1])
    await test.database.db
      .update(contactPerson)
      .set({ endedOn: test.now() })
      .where(eq(contactPerson.accountId, accountId))
    expect(await next(goes)).toBe(0)
  })
})
