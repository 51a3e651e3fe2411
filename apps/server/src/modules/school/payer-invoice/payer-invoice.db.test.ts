import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalAction } from '../../../db/schema/index.ts'
import { aFramework } from '../../../testing/a-framework.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { aWorker } from '../../../testing/a-worker.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { invoiceRound } from '../../billing/invoice/index.ts'

let test: TestWorld
let places: { authority: AnOrganisation; other: AnOrganisation; school: AnOrganisation; works: AnOrganisation }

beforeAll(async () => {
  test = await testWorld()
  const authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const other = await anOrganisation(test, { name: 'Other', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School' })
  const works = await anOrganisation(test, { name: 'Works', kind: 'company' })
  await pays(test, authority, school)
  await aFramework(test, works, { debit: 'payroll' })
  places = { authority, other, school, works }
  for (const payer of [authority, other])
    await aPupilsContract(test, await aPupil(test, school), school, { state: 'Granted', payer })
  await aWorker(test, works, { lastName: 'Ahrens', personnelNumber: '1', employer: works, employerCents: 1575 })
  test.pass((Date.parse('2026-12-01T09:00:00.000Z') - Date.parse(test.now())) / 60_000)
  await claimRound(test.world)
  test.pass(24 * 60)
  await invoiceRound(test.world)
})
afterAll(() => test.close())

const seenBy = async (at: AnOrganisation, nodes?: Parameters<typeof aContactPerson>[2]) =>
  (await aContactPerson(test, [at], nodes)).visitor
const invoicesOf = async (at: AnOrganisation) => (await (await seenBy(at)).send(calls.getPayerInvoices)).items

describe('invoices in the portal', () => {
  it('are those of the payer alone, with what is to be paid, and tie to the financial report', async () => {
    const [own, ...more] = await invoicesOf(places.authority)
    expect(more).toEqual([])
    expect(own).toMatchObject({ payer: { guid: places.authority.id }, state: 'open', dueCents: 6300, openCents: 6300 })
    const visitor = await seenBy(places.authority)
    const params = { payerGuid: places.authority.id, dateSelection: '2026-12' }
    const [report] = (await visitor.send(calls.getFinancialReport, { params })).items
    expect(report?.total.sumInCent).toBe(own?.dueCents)
  })

  it('are nothing to a school that is paid for, nor to another payer', async () => {
    expect(await invoicesOf(places.school)).toEqual([])
    const visitor = await seenBy(places.other)
    const theirs = (await visitor.send(calls.getPayerInvoices)).items
    expect(theirs.map(({ payer }) => payer?.guid)).toEqual([places.other.id])
    expect((await visitor.send(calls.getPayerPayrollLists)).items).toEqual([])
    const stranger = await seenBy(places.authority, ['Student'])
    expect((await stranger.send(calls.getPayerInvoices)).status).toBe(403)
  })

  it('are fetched by whoever sees them, which is noted; a foreign one is as one that is not there', async () => {
    const [own] = await invoicesOf(places.authority)
    const params = { invoiceGuid: own?.guid ?? '' }
    const file = await (await seenBy(places.authority)).send(calls.downloadPayerInvoice, { params })
    expect(file.status).toBe(200)
    const noted = eq(portalAction.call, 'schoolSubscription/downloadInvoice')
    expect(await test.database.db.$count(portalAction, noted)).toBe(1)
    const foreign = await (await seenBy(places.other)).send(calls.downloadPayerInvoice, { params })
    const absent = await (await seenBy(places.other)).send(calls.downloadPayerInvoice, {
      params: { invoiceGuid: randomUUID() },
    })
    expect(foreign.status).toBe(404)
    expect([foreign.status, foreign.errors]).toEqual([absent.status, absent.errors])
    expect(await test.database.db.$count(portalAction, noted)).toBe(1)
  })

  it('of a company come with what is kept back from wages', async () => {
    const visitor = await seenBy(places.works)
    expect((await visitor.send(calls.getPayerInvoices)).items).toMatchObject([{ dueCents: 6300 }])
    const [list] = (await visitor.send(calls.getPayerPayrollLists)).items
    expect(list).toMatchObject({ month: '2026-12', count: 1, cents: 4725, payer: { name: 'Works' } })
  })
})
