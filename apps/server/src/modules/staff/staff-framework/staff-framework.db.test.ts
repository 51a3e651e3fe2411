import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { type FrameworkTerms, RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, contractEvent, frameworkContract, staffAction } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { quarterTerms } from '../../../testing/a-framework.ts'
import { type AnOrganisation, anOrganisation } from '../../../testing/a-school.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToDecideSchoolContracts: DECIDE } = RIGHTS

let test: TestWorld
let works: AnOrganisation
beforeAll(async () => {
  test = await subscriptionShop({ config: { RATE_LIMIT: '100000' } })
})
afterAll(() => test.close())

const someone = (rights: readonly number[] = [PANEL, DECIDE]) => aStaffMember(test, rights)
type Someone = Awaited<ReturnType<typeof someone>>

const aCompany = async () => {
  works = await anOrganisation(test, { name: `Works ${randomUUID().slice(0, 8)}`, kind: 'company' })
}
const params = () => ({ companyGuid: works.id })
const content = (over: Partial<FrameworkTerms> = {}) => {
  const entry = { code: randomUUID(), mailDomains: [], isAutomatic: false }
  return JSON.stringify({ ...quarterTerms({ entry, ...over }), validFrom: '2027-01-01' })
}
const read = (by: Someone) => by.ask(calls.getFrameworkContract, { params: params(), query: {} })
const save = (by: Someone, seen: string, text = content()) =>
  by.send(calls.saveFrameworkContract, { params: params(), query: {}, body: { seen, content: text } }, randomUUID())
const release = (by: Someone, seen: string) =>
  by.send(calls.releaseFrameworkContract, { params: params(), query: {}, body: { seen } })
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('framework contracts', () => {
  it('are listed by company, and a first one begins as something to go on from', async () => {
    await aCompany()
    const by = await someone()
    const { items } = await by.send(calls.getFrameworkContracts)
    expect(items.find(({ companyGuid }) => companyGuid === works.id)).toMatchObject({ takers: 0, versions: [] })
    const first = await read(by)
    expect(first).toMatchObject({ shown: null, seen: '', released: '' })
    expect(first.faults).toEqual([{ path: 'entry', fault: 'entryMissing' }])
  })

  it('are written as a draft, released, and never change again', async () => {
    await aCompany()
    const by = await someone()
    const [draft] = (await save(by, '')).items
    expect(draft).toMatchObject({ shown: { version: 1, state: 'draft', validFrom: '2027-01-01' }, faults: [] })
    const [released] = (await release(by, draft?.seen ?? '')).items
    expect(released?.versions).toMatchObject([{ version: 1, state: 'released' }])
    const ofIt = eq(frameworkContract.companyId, works.id)
    await expect(test.world.db.update(frameworkContract).set({ validFrom: '2020-01-01' }).where(ofIt)).rejects.toThrow()
    await expect(test.world.db.delete(frameworkContract).where(ofIt)).rejects.toThrow()
    const [next] = (await save(by, released?.seen ?? '')).items
    expect(next?.versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'draft'],
      [1, 'released'],
    ])
    const noted = await test.world.db.select().from(staffAction).where(eq(staffAction.subjectId, works.id))
    expect(noted.map(({ call }) => call)).toEqual([
      'admin/saveFrameworkContract',
      'admin/releaseFrameworkContract',
      'admin/saveFrameworkContract',
    ])
    const body = { seen: next?.seen ?? '' }
    const discarded = await by.send(calls.discardFrameworkContract, { params: params(), body })
    expect(discarded.items[0]?.versions).toHaveLength(1)
  })

  it('are not released with less than a quarter, or with a code of others', async () => {
    await aCompany()
    const by = await someone()
    const [product] = quarterTerms().products
    const products = product ? [{ ...product, contribution: { ...product.contribution, permille: 249 } }] : []
    const [draft] = (await save(by, '', content({ products }))).items
    expect(draft?.faults).toEqual([{ path: 'products.0.contribution', fault: 'contributionTooSmall' }])
    expect(wordOf(await release(by, draft?.seen ?? ''))).toBe('error.versionNotChecked')
    const entry = { code: 'FALKE 7K3M', mailDomains: [], isAutomatic: false }
    const [good] = (await save(by, draft?.seen ?? '', content({ entry }))).items
    await release(by, good?.seen ?? '')
    await aCompany()
    const [other] = (await save(by, '', content({ entry: { ...entry, code: 'falke-7k3m' } }))).items
    expect(other?.faults).toEqual([{ path: 'entry.code', fault: 'codeTaken' }])
  })

  it('are not released with a ticket whose form asks for no company: nobody would have to confirm', async () => {
    await aCompany()
    const by = await someone()
    const [product] = quarterTerms().products
    const products = product ? [{ ...product, subscription: 'deutschlandticket', discount: null }] : []
    const [draft] = (await save(by, '', content({ products }))).items
    expect(draft?.faults).toEqual([{ path: 'products.0.subscription', fault: 'organisationNotAsked' }])
    expect(wordOf(await release(by, draft?.seen ?? ''))).toBe('error.versionNotChecked')
  })

  it('are not written over somebody else, and say which value is none', async () => {
    await aCompany()
    const [one, other] = [await someone(), await someone()]
    const [draft] = (await save(one, '')).items
    expect(wordOf(await save(other, ''))).toBe('error.changedMeanwhile')
    const text = JSON.stringify({ ...JSON.parse(content()), debit: 'cash' })
    const wrong = await save(other, draft?.seen ?? '', text)
    expect([wrong.status, wrong.errors[0]?.fieldName]).toEqual([400, 'content.debit'])
  })

  it('wait for a second person where the company wants one', async () => {
    await aCompany()
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['framework' as const] }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const [draft] = (await save(await someone(), '')).items
    expect((await release(await someone(), draft?.seen ?? '')).status).toBe(202)
    expect((await read(await someone())).shown?.state).toBe('draft')
    test.world.client = client
  })

  it('agree the shares of contracts that run, from their first day, to the cent, and once', async () => {
    await aCompany()
    const job = { key: 'jobDeutschlandticket', sort: 'job-deutschlandticket', from: '2026-12-01' }
    const { contractId, payerId } = await aContract(test, job)
    const { db } = test.database
    await db.update(contract).set({ organisationId: works.partyId }).where(eq(contract.id, contractId))
    const by = await someone()
    const released = async (seen: string, over: Partial<FrameworkTerms> = {}) => {
      const [draft] = (await save(by, seen, content(over))).items
      const [done] = (await release(by, draft?.seen ?? '')).items
      return done?.seen ?? ''
    }
    const seen = await released('')
    const agreed = async () => {
      const rows = await db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId))
      return rows.flatMap(({ happening }) => (happening.kind === 'sharesAgreed' ? [happening] : []))
    }
    const shares = [
      { payer: works.payerId, kind: 'fixed', cents: 1575 },
      { payer: payerId, kind: 'remainder' },
    ]
    expect(await agreed()).toEqual([{ kind: 'sharesAgreed', effectiveOn: '2027-01-01', payload: { shares } }])
    const same = await released(seen)
    expect(await agreed()).toHaveLength(1)
    await released(same, { debit: 'employerInvoice' })
    const whole = [{ payer: works.payerId, kind: 'remainder' }]
    expect((await agreed())[1]?.payload).toEqual({ shares: whole })
    expect((await read(by)).takers).toBe(0)
  })
})
