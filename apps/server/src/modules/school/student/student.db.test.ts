import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import {
  type AnOrganisation,
  aContactPerson,
  anOrganisation,
  aPupil,
  isPupil,
  pays,
} from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let places: { authority: AnOrganisation; old: AnOrganisation; now: AnOrganisation }
/** Was at one school and is at another; has a contract from there. */
let moved: string
let contractId: string

beforeAll(async () => {
  test = await testWorld()
  const authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const [old, now] = [await anOrganisation(test, { name: 'Old' }), await anOrganisation(test, { name: 'Now' })]
  await pays(test, authority, now)
  places = { authority, old, now }
  moved = await aPupil(test, old, { firstName: 'Mo', lastName: 'Ved', until: '2026-10-31' })
  await isPupil(test, moved, now, { from: '2026-11-01' })
  await aPupil(test, now, { firstName: 'An', lastName: 'Other' })
  contractId = await aPupilsContract(test, moved, now, { state: 'Granted', payer: authority })
})
afterAll(() => test.close())

const namesSeenBy = async (at: AnOrganisation, query: calls.StudentsQuery = {}) => {
  const { visitor } = await aContactPerson(test, [at])
  return (await visitor.send(calls.getStudents, { query })).items.map(({ lastName }) => lastName)
}

describe('pupils', () => {
  it('are seen by their school and by who pays for it, by name', async () => {
    expect(await namesSeenBy(places.now)).toEqual(['Other', 'Ved'])
    expect(await namesSeenBy(places.authority)).toEqual(['Other', 'Ved'])
  })

  it('are no longer seen where they were, whichever days are asked for', async () => {
    expect(await namesSeenBy(places.old)).toEqual([])
    expect(await namesSeenBy(places.old, { validFrom: '2026-09-01', validUntil: '2026-09-30' })).toEqual([])
  })

  it('are narrowed by name, class, days and what they have', async () => {
    expect(await namesSeenBy(places.now, { search: 've' })).toEqual(['Ved'])
    for (const search of ['Mo Ved', 'ved, m', 'VED Mo'])
      expect(await namesSeenBy(places.now, { search })).toEqual(['Ved'])
    expect(await namesSeenBy(places.now, { search: 'An Ved' })).toEqual([])
    expect(await namesSeenBy(places.now, { class: '7B', grade: '7' })).toEqual(['Other', 'Ved'])
    expect(await namesSeenBy(places.now, { class: '7c' })).toEqual([])
    expect(await namesSeenBy(places.now, { validFrom: '2026-09-01', validUntil: '2026-09-30' })).toEqual(['Other'])
    expect(await namesSeenBy(places.now, { filters: ['withContract'] })).toEqual(['Ved'])
    expect(await namesSeenBy(places.now, { filters: ['withoutContract'] })).toEqual(['Other'])
    expect(await namesSeenBy(places.now, { filters: ['waiting'] })).toEqual([])
    expect(await namesSeenBy(places.now, { organizationId: places.old.id })).toEqual([])
  })
})

describe('how many pupils there are', () => {
  const countedBy = async (at: AnOrganisation, query: calls.StudentQuery = {}) => {
    const { visitor } = await aContactPerson(test, [at])
    return visitor.ask(calls.countStudents, { query })
  }

  it('is told of the whole list, with the grades and classes of all who are there', async () => {
    expect(await countedBy(places.now)).toEqual({ total: 2, grades: ['7'], classes: ['7b'] })
    expect(await countedBy(places.now, { search: 've', class: '7c' })).toEqual({
      total: 0,
      grades: ['7'],
      classes: ['7b'],
    })
  })

  it('follows what the list is narrowed to, by the state of the latest contract too', async () => {
    const narrowed: calls.StudentQuery[] = [{ states: ['Granted'] }, { filters: ['withContract'] }, { search: 've' }]
    for (const query of narrowed) {
      expect((await countedBy(places.now, query)).total).toBe(1)
      expect(await namesSeenBy(places.now, query)).toEqual(['Ved'])
    }
    expect((await countedBy(places.now, { states: ['Rejected'] })).total).toBe(0)
  })

  it('is nobody where one may not look', async () => {
    expect(await countedBy(places.old)).toEqual({ total: 0, grades: [], classes: [] })
    expect((await countedBy(places.now, { organizationId: places.old.id })).total).toBe(0)
  })
})

describe('a pupil whole', () => {
  it('has schools and contracts as far as the reader may look', async () => {
    const params = { guid: moved }
    const { visitor } = await aContactPerson(test, [places.now])
    const seen = await visitor.ask(calls.getStudentDetails, { params })
    expect(seen).toMatchObject({ firstName: 'Mo', city: 'Falkenbrück', contract: { guid: contractId } })
    expect(seen.memberships.map(({ organisation }) => organisation.name)).toEqual(['Now'])
    expect(seen.contracts).toMatchObject([{ guid: contractId, priceInCent: null }])
    const payer = await aContactPerson(test, [places.authority])
    const paid = await payer.visitor.ask(calls.getStudentDetails, { params })
    expect(paid.contracts).toMatchObject([{ guid: contractId, priceInCent: 6300 }])
  })

  it('of a former school is as absent as nobody', async () => {
    const { visitor } = await aContactPerson(test, [places.old])
    const of = (guid: string) => visitor.send(calls.getStudentDetails, { params: { guid } })
    const [former, absent] = [await of(moved), await of(randomUUID())]
    expect(former.status).toBe(404)
    expect(former.errors).toEqual(absent.errors)
  })
})

describe('very many pupils', () => {
  let large: AnOrganisation
  beforeAll(async () => {
    large = await anOrganisation(test, { name: 'Large' })
    const known = await aPupil(test, large, { firstName: 'Zoe', lastName: 'Zander' })
    await test.database.db.execute(sql`
      with made as (
        insert into party (id, client_id, kind, customer_number, language, created_on)
        select gen_random_uuid(), client_id, kind, 'many-' || i, language, created_on
        from party cross join generate_series(1, 5100) i where id = ${known} returning id, customer_number
      ), named as (
        insert into party_person (party_id, salutation, title, first_name, last_name, birth_date, email, phone, address)
        select made.id, salutation, title, 'Ada', 'Name ' || lpad(substring(customer_number from 6), 5, '0'), birth_date, email, phone,
          address
        from made cross join party_person where party_id = ${known} returning party_id
      )
      insert into membership (id, client_id, party_id, organisation_id, grade, class, personnel_number, valid_from, valid_until)
      select gen_random_uuid(), client_id, named.party_id, organisation_id, grade, class, '', valid_from, valid_until
      from named cross join membership where membership.party_id = ${known}`)
    await aPupilsContract(test, known, large, { state: 'Granted', payer: large })
  })

  it('are listed and narrowed as few are, whoever else there is', async () => {
    expect(await namesSeenBy(large, { page: 50, pageSize: 3 })).toEqual(['Name 00151', 'Name 00152', 'Name 00153'])
    expect(await namesSeenBy(large, { page: 51, pageSize: 100 })).toEqual(['Zander'])
    expect(await namesSeenBy(large, { filters: ['withContract'] })).toEqual(['Zander'])
    expect(await namesSeenBy(large, { states: ['Granted'], grade: '7' })).toEqual(['Zander'])
    expect(await namesSeenBy(large, { states: ['Granted'], filters: ['withoutContract'] })).toEqual([])
    expect(await namesSeenBy(large, { filters: ['leavesSoon'] })).toEqual([])
    expect(await namesSeenBy(large, { search: 'Name 00042' })).toEqual(['Name 00042'])
    expect(await namesSeenBy(large, { search: 'Name 00042', filters: ['withContract'] })).toEqual([])
    expect(await namesSeenBy(places.now)).toEqual(['Other', 'Ved'])
  })

  it('whose contract waits are found among them by the latest contract alone', async () => {
    const waits = await aPupil(test, large, { lastName: 'Waits' })
    await aPupilsContract(test, waits, large, { state: 'ApprovalPayerPending', payer: large })
    const granted = await aPupil(test, large, { lastName: 'Waited' })
    await aPupilsContract(test, granted, large, { state: 'ApprovalPayerPending', payer: large })
    test.pass(1)
    await aPupilsContract(test, granted, large, { state: 'Granted', payer: large })
    expect(await namesSeenBy(large, { filters: ['waiting'] })).toEqual(['Waits'])
    expect(await namesSeenBy(large, { states: ['ApprovalPayerPending', 'DistrictExamination'] })).toEqual(['Waits'])
    expect(await namesSeenBy(large, { filters: ['waiting'], states: ['Granted'] })).toEqual([])
    expect(await namesSeenBy(large, { filters: ['missingProof'] })).toEqual([])
    expect(await namesSeenBy(places.now, { filters: ['waiting'] })).toEqual([])
  })
})
