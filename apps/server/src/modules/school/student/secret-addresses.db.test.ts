import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, membership, partyPerson } from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { visitorOf } from '../../../testing/client.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { sendFile } from '../../../testing/upload.ts'
import { runBatches } from '../batch/index.ts'
import { waySubjects } from '../decision/index.ts'
import { pupilsOf } from '../roll-over/index.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let secretary: Person
let clerk: Person
beforeAll(async () => {
  test = await subscriptionShop()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'Grammar school', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, '4008', 'Gymnasium')
  await aRuleInForce(test, county, { subscription: 'pupil', isNearestOnly: false })
  secretary = await aContactPerson(test, [school])
  clerk = await aContactPerson(test, [county])
})
afterAll(() => test.close())

/** What nobody of the portal may ever read of whoever lives there. */
const HOME = 'Geheimgasse'

const BORN = '2014-03-04'

/** A pupil in the school's own list, whose home is known there. */
async function listed(lastName: string, firstName = 'Mia'): Promise<string> {
  const id = await aPupil(test, school, { firstName, lastName })
  const address = { street: HOME, houseNumber: '7', postCode: '99905', city: 'Stillhausen', country: 'de' as const }
  await test.database.db.update(partyPerson).set({ birthDate: BORN, address }).where(eq(partyPerson.partyId, id))
  return id
}

/** Parents apply and say that the address is secret. Returns the contract of that. */
async function saidSecret(lastName: string, firstName = 'Mia'): Promise<string> {
  const formId = randomUUID()
  const child = { firstName, lastName, birthDate: BORN, schoolGuid: school.id, grade: 6, class: '6b', exemption: '' }
  await visitorOf(test.app).ask(calls.applyForSchoolTickets, {
    body: {
      ...{ formId, firstName: 'Eva', lastName, email: 'eva@example.org', phone: '' },
      ...{ street: HOME, houseNumber: '7', postCode: '99905', city: 'Stillhausen', home: '4003' },
      ...{ isForMyself: false, isAddressBlocked: true, medium: 'phone', consent: true },
      children: [{ ...child, photoId: null, keepsPhoto: false, proofIds: [], proofFrom: null, proofUntil: null }],
    },
  })
  const { rows } = await test.database.db.execute<{ id: string }>(sql`
    select child.contract_id as id from applied_child child join family_application f on f.id = child.application_id
    where f.form_id = ${formId}`)
  return rows[0]?.id ?? ''
}

const isSecret = async (partyId: string) => {
  const [row] = await test.database.db.select().from(partyPerson).where(eq(partyPerson.partyId, partyId))
  return row?.isAddressSecret
}

describe('that an address is secret', () => {
  it.each([
    ['the same', 'Brand', 'Brand'],
    ['with umlauts', 'Müller-Lüdenscheid', 'MUELLER LUEDENSCHEID'],
    ['with accents', 'Léger', 'Leger'],
    ['in another script', 'Иванова', 'Иванова'],
  ])('is known of every record of somebody, their name written %s', async (_, said, known) => {
    const before = await listed(known)
    await saidSecret(said)
    expect(await isSecret(before)).toBe(true)
    expect(await isSecret(await listed(known))).toBe(true)
  })

  it('is known of nobody else', async () => {
    const [other, brother] = [await listed('Andere'), await listed('Wolf', 'Ben')]
    await saidSecret('Wolf', 'Mia')
    expect([await isSecret(other), await isSecret(brother)]).toEqual([false, false])
  })

  it('is known of whoever turns out to be the child of an application', async () => {
    const contractId = await saidSecret('Schreiber')
    const holder = await listed('Schraiber')
    await test.database.db.update(contract).set({ holderId: holder }).where(eq(contract.id, contractId))
    expect(await isSecret(holder)).toBe(true)
  })

  it('holds no longer once it is taken back, of no record', async () => {
    const [one, two] = [await listed('Frei'), await listed('Frei')]
    await saidSecret('Frei')
    const { db } = test.database
    await db.update(partyPerson).set({ isAddressSecret: false }).where(eq(partyPerson.partyId, one))
    expect([await isSecret(one), await isSecret(two)]).toEqual([false, false])
  })
})

describe('of somebody with a secret address', () => {
  let pupil: string
  let contractId: string
  beforeAll(async () => {
    pupil = await listed('Sperling')
    contractId = await saidSecret('Sperling')
    await test.database.db.update(contract).set({ holderId: pupil }).where(eq(contract.id, contractId))
  })

  it('neither school nor who pays reads the home, nor where the way begins', async () => {
    for (const { visitor } of [secretary, clerk]) {
      const detail = await visitor.send(calls.getStudentDetails, { params: { guid: pupil } })
      expect(detail.items[0]).toMatchObject({
        lastName: 'Sperling',
        street: '',
        houseNumber: '',
        postCode: '',
        city: '',
      })
      const { items } = await visitor.send(calls.getSchoolContracts, { params: {}, query: {} })
      expect(items.find(({ guid }) => guid === contractId)).toMatchObject({ start: '', zones: '' })
      expect(JSON.stringify([detail.items, items])).not.toMatch(/Geheimgasse|Stillhausen|99905/)
    }
  })

  it('no list says it that goes out', async () => {
    const reply = await sendRaw(test.app, calls.exportStudents, {
      params: { orgGuid: school.id },
      query: { format: 'csv' },
      body: {},
      authorization: `Bearer ${secretary.visitor.token()}`,
    })
    const text = reply.rawPayload.toString('utf8')
    expect(text).toContain('Sperling')
    expect(
      text
        .split('\n')
        .filter(line => line.includes('Sperling'))
        .join(),
    ).not.toMatch(/Geheimgasse|Stillhausen/)
  })

  it('no list takes it in; its rows say nothing of it, and not that somebody elsewhere has one', async () => {
    await saidSecret('Neuling')
    const lines = ['Sperling', 'Neuling'].map(
      (name, index) => `${name};Mia;7c;04.03.2014;Geheimgasse ${8 + index};99905;Stillhausen`,
    )
    const content = ['NAME;VORNAME;KLASSE;GEBOREN;STRASSE;PLZ;ORT', ...lines].join('\n')
    const sent = await sendFile(test.app, calls.importStudents, {
      file: new File([content], 'liste.csv'),
      token: secretary.visitor.token(),
      params: { orgGuid: school.id },
      fields: {},
    })
    const { data }: { data: calls.Batch[] } = sent.json()
    const [batch] = data
    if (!batch?.list) throw new Error('it was not taken in')
    const params = { batchGuid: batch.guid }
    const work = () => runBatches(test.world, BATCH_WORK)
    const body = { reading: batch.list.reading, isWhole: false, endsContracts: false, effectiveOn: '2026-12-01' }
    await secretary.visitor.ask(calls.compareBatch, { params, body })
    await work()
    const rows = (await secretary.visitor.send(calls.getBatchRows, { params, query: {} })).items
    expect(rows.length).toBeGreaterThan(0)
    const kept = async () => {
      const { rows: stored } = await test.database.db.execute<{ last: string; street: string }>(sql`
        select after ->> 'lastName' as last, after ->> 'street' as street from batch_row
        where batch_id = ${batch.guid} and after is not null order by 1`)
      return stored
    }
    expect(JSON.stringify(rows)).not.toMatch(/Geheimgasse 8|Stillhausen/)
    // Of who is new the list shows what it says: whether somebody elsewhere has a secret is not to be learned by it.
    expect(await kept()).toContainEqual({ last: 'Neuling', street: 'Geheimgasse' })
    await secretary.visitor.ask(calls.rehearseBatch, { params, body: {} })
    await work()
    await secretary.visitor.ask(calls.applyBatch, { params, body: {} })
    await work()
    expect((await secretary.visitor.send(calls.getBatch, { params })).items[0]).toMatchObject({
      state: 'applied',
      failedRows: 0,
    })
    const [known] = await test.database.db.select().from(partyPerson).where(eq(partyPerson.partyId, pupil))
    expect(known?.address).toMatchObject({ street: HOME, houseNumber: '7' })
    expect(await kept()).toContainEqual({ last: 'Neuling', street: '' })
    const { rows: stored } = await test.database.db.execute(sql`
      select 1 from batch_row where batch_id = ${batch.guid} and (after::text like '%Geheimgasse%'
        or before::text like '%Geheimgasse%')`)
    expect(stored).toEqual([])
    const { rows: neuling } = await test.database.db.execute<{ address: unknown; secret: boolean }>(sql`
      select person.address, person.is_address_secret as secret from party_person person
      join ${membership} m on m.party_id = person.party_id where person.last_name = 'Neuling'`)
    expect(neuling).toMatchObject([{ address: { street: '' }, secret: true }])
  })

  it('no request says it, changes it, or tells whether a guess was right', async () => {
    const person = { studentGuid: pupil, firstName: 'Mia', lastName: 'Sperling', birthDate: BORN }
    const guess = (street: string) =>
      secretary.visitor.send(calls.createSchoolChangeRequest, {
        body: {
          kind: 'personalDataChange',
          ...person,
          street,
          houseNumber: '7',
          postCode: '99905',
          city: 'Stillhausen',
        },
      })
    const [right, wrong] = [await guess(HOME), await guess('Anderswo')]
    expect([right.status, right.errors]).toEqual([wrong.status, wrong.errors])
    await secretary.visitor.send(calls.createSchoolChangeRequest, {
      body: {
        kind: 'personalDataChange',
        ...person,
        lastName: 'Spatz',
        street: HOME,
        houseNumber: '7',
        postCode: '1',
        city: 'X',
      },
    })
    const { items } = await secretary.visitor.send(calls.getSchoolChangeRequests, { query: {} })
    expect(JSON.stringify(items)).not.toContain(HOME)
    const [known] = await test.database.db.select().from(partyPerson).where(eq(partyPerson.partyId, pupil))
    expect(known?.address).toMatchObject({ street: HOME, postCode: '99905' })
  })

  it('no rule measures the way, when it is decided and in the step into the next year', async () => {
    const other = await listed('Doppel')
    await saidSecret('Doppel')
    await test.database.db.update(contract).set({ holderId: other }).where(eq(contract.id, contractId))
    // The way of this contract says nothing of it any more: the person does.
    await test.database.db.execute(
      sql`update contract_way set is_address_blocked = false where contract_id = ${contractId}`,
    )
    expect(await waySubjects(test.world.db, [contractId])).toMatchObject([{ isAddressBlocked: true }])
    const year = { id: randomUUID(), validFrom: '2027-08-01' }
    const pupils = await pupilsOf(test.world.db, year, school.id, [other])
    expect(pupils).toMatchObject([{ isAddressBlocked: true }])
  })
})
