import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, anOrganisation, pays } from '../../../testing/a-school.ts'
import { visitorOf } from '../../../testing/client.ts'
import { databasePrint } from '../../../testing/database-print.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

// Falkenbrück, Lessingplatz; Falkenbrück, Marktplatz; Rothenfurt, Markt
const [HOME, NEAR, FAR] = ['4031', '4034', '4131']

let test: TestWorld
let county: AnOrganisation
let near: AnOrganisation
let far: AnOrganisation
beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  near = await anOrganisation(test, { name: 'Grammar school at the market', parent: county })
  far = await anOrganisation(test, { name: 'Grammar school far away', parent: county })
  await pays(test, county, near)
  await pays(test, county, far)
  await schoolAt(test, near, NEAR, 'Gymnasium')
  await schoolAt(test, far, FAR, 'Gymnasium')
  await aRuleInForce(test, county)
})
afterAll(() => test.close())

const question = {
  grade: 5,
  home: HOME,
  olderSiblings: 0,
  isOfAge: false,
  exemption: '',
}
const ask = (school: AnOrganisation, more: Partial<calls.EntitlementQuestion> = {}) =>
  visitorOf(test.app).send(calls.checkEntitlement, { body: { ...question, schoolGuid: school.id, ...more } })
const answer = async (school: AnOrganisation, more: Partial<calls.EntitlementQuestion> = {}) =>
  (await ask(school, more)).items[0]

describe('what parents ask before they apply', () => {
  it('finds schools by part of the name, and says nothing of who is there', async () => {
    const { items } = await visitorOf(test.app).send(calls.findSchools, { query: { search: 'grammar' } })
    const exemptions = [{ id: 'social-assistance', text: 'Social assistance (SGB XII)' }]
    const like = { schoolType: 'Gymnasium', town: 'Falkenbrück', hasStop: true, exemptions }
    expect(items).toEqual([
      { guid: near.id, name: 'Grammar school at the market', ...like },
      { guid: far.id, name: 'Grammar school far away', ...like },
    ])
  })

  it('says why not, with the metres that were found and those that are needed, and where it is written', async () => {
    const said = await answer(near)
    expect(said).toMatchObject({
      result: 'notEntitled',
      ownShareInCent: null,
      authority: 'County',
      ruleVersion: 1,
      reasons: [{ kind: 'tooShort', minMetres: 3500, metres: said?.metres }],
    })
    expect(said?.metres).toBeGreaterThan(1500)
    expect(said?.reasons[0]?.source).toContain('§ 4')
  })

  it('names the school that is nearer', async () => {
    const said = await answer(far)
    expect(said?.result).toBe('notEntitled')
    expect(said?.reasons.map(({ kind }) => kind)).toEqual(['notNearest'])
    expect(said?.nearestSchool).toEqual({ name: 'Grammar school at the market', metres: expect.any(Number) })
  })

  it.each([
    [{ olderSiblings: 0 }, 1400, 'place'],
    [{ olderSiblings: 1 }, 700, 'place'],
    [{ olderSiblings: 1, isOfAge: true }, 1400, 'adult'],
    [{ olderSiblings: 0, exemption: 'social-assistance' }, 0, 'exempt'],
  ])('says what remains to the parents: %j', async (more, cents, by) => {
    const said = await answer(near, { ...more, home: FAR })
    expect(said).toMatchObject({ result: 'notEntitled' })
    const paid = await answer(far, { ...more, home: '4012' })
    expect(paid?.result === 'entitled' ? [paid.ownShareInCent, paid.shareBy] : [cents, by]).toEqual([cents, by])
  })

  it('is examined where nobody knows the way', async () => {
    const lost = await anOrganisation(test, { name: 'School without a place', parent: county })
    await pays(test, county, lost)
    expect(await answer(lost)).toMatchObject({ result: 'unknown', metres: null })
  })

  it('is told where no rule is published, and a school that is not there is none', async () => {
    const silent = await anOrganisation(test, { name: 'Silent county', kind: 'authority' })
    const school = await anOrganisation(test, { name: 'School of the silent', parent: silent })
    await pays(test, silent, school)
    expect((await ask(school)).errors[0]?.translationKey).toBe('error.entitlementRuleNotFound')
    expect((await ask({ ...school, id: randomUUID() })).errors[0]?.translationKey).toBe('error.organisationNotFound')
    expect((await ask(near, { home: 'nowhere' })).errors[0]?.translationKey).toBe('error.stopNotFound')
  })

  it('stores nothing', async () => {
    const before = await databasePrint(test.world.db)
    await ask(near)
    expect(await databasePrint(test.world.db)).toBe(before)
  })
})
