import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entitlementRule, staffAction } from '../../../db/schema/index.ts'
import { countyRule } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, anOrganisation, pays } from '../../../testing/a-school.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToDecideSchoolContracts: DECIDE } = RIGHTS

let test: TestWorld
let county: AnOrganisation
beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
})
afterAll(() => test.close())

const someone = (rights: readonly number[] = [PANEL, DECIDE]) => aStaffMember(test, rights)
type Someone = Awaited<ReturnType<typeof someone>>

async function aCounty() {
  county = await anOrganisation(test, { name: `County ${randomUUID().slice(0, 8)}`, kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School', parent: county })
  await pays(test, county, school)
}

const params = () => ({ authorityGuid: county.id })
const read = (by: Someone, query = {}) => by.ask(calls.getEntitlementRule, { params: params(), query })
const content = (more: Partial<calls.EntitlementContent> = {}) =>
  JSON.stringify({ ...countyRule(), validFrom: '2027-08-01', ...more })
const save = (by: Someone, seen: string, text = content()) =>
  by.send(
    calls.saveEntitlementRule,
    { params: params(), query: {}, body: { seen, content: text } },
    // As the office sends it.
    randomUUID(),
  )
const release = (by: Someone, seen: string) =>
  by.send(calls.releaseEntitlementRule, { params: params(), query: {}, body: { seen } })
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('rules of entitlement', () => {
  it('are listed by who pays, and a first one begins as something to go on from', async () => {
    await aCounty()
    const by = await someone()
    const { items } = await by.send(calls.getEntitlementRules)
    expect(items.find(({ authorityGuid }) => authorityGuid === county.id)).toMatchObject({ schools: 1, versions: [] })
    const first = await read(by)
    expect(first).toMatchObject({ shown: null, seen: '', released: '' })
    expect(calls.EntitlementContent.safeParse(JSON.parse(first.content)).success).toBe(true)
    expect(first.faults.map(({ fault }) => fault)).toContain('sourceMissing')
  })

  it('are written as a draft, released, and never change again', async () => {
    await aCounty()
    const by = await someone()
    const [draft] = (await save(by, '')).items
    expect(draft).toMatchObject({ shown: { version: 1, state: 'draft', validFrom: '2027-08-01' }, faults: [] })
    const [released] = (await release(by, draft?.seen ?? '')).items
    expect(released?.versions).toMatchObject([{ version: 1, state: 'released' }])
    const ofIt = eq(entitlementRule.authorityId, county.id)
    await expect(test.world.db.update(entitlementRule).set({ validFrom: '2020-01-01' }).where(ofIt)).rejects.toThrow()
    await expect(test.world.db.delete(entitlementRule).where(ofIt)).rejects.toThrow()
    const [next] = (await save(by, released?.seen ?? '', content({ shares: [1000] }))).items
    expect(next?.versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'draft'],
      [1, 'released'],
    ])
    const noted = await test.world.db.select().from(staffAction).where(eq(staffAction.subjectId, county.id))
    expect(noted.map(({ call }) => call)).toEqual([
      'admin/saveEntitlementRule',
      'admin/releaseEntitlementRule',
      'admin/saveEntitlementRule',
    ])
    const discarded = await by.send(calls.discardEntitlementRule, {
      params: params(),
      body: { seen: next?.seen ?? '' },
    })
    expect(discarded.items[0]?.versions).toHaveLength(1)
  })

  it('are not released with a fault, nor written over somebody else', async () => {
    await aCounty()
    const [one, other] = [await someone(), await someone()]
    const [draft] = (await save(one, '', content({ bands: [] }))).items
    expect(draft?.faults).toEqual([{ path: 'bands', fault: 'bandsMissing' }])
    expect(wordOf(await release(one, draft?.seen ?? ''))).toBe('error.versionNotChecked')
    expect(wordOf(await save(other, ''))).toBe('error.changedMeanwhile')
    const wrong = await save(other, draft?.seen ?? '', content({ confirmDays: 0 }))
    expect([wrong.status, wrong.errors[0]?.fieldName]).toEqual([400, 'content.confirmDays'])
  })

  it('wait for a second person where the company wants one', async () => {
    await aCounty()
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['entitlement' as const] }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const [draft] = (await save(await someone(), '')).items
    expect((await release(await someone(), draft?.seen ?? '')).status).toBe(202)
    expect((await read(await someone())).shown?.state).toBe('draft')
    test.world.client = client
  })
})
