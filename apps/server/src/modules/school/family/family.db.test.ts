import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appliedChild, contract, contractWay, fileContent, membership, partyPerson } from '../../../db/schema/index.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, pays } from '../../../testing/a-school.ts'
import { visitorOf } from '../../../testing/client.ts'
import { taken } from '../../../testing/decision-letters.ts'
import { subscriptionShop } from '../../../testing/subscription-order.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { A_PDF, uploadAs } from '../../../testing/upload.ts'
import { drawPhoto, sendFamilyMail } from './index.ts'

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
beforeAll(async () => {
  test = await subscriptionShop()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'Grammar school', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, '4008', 'Gymnasium')
  await aRuleInForce(test, county, { subscription: 'pupil', isNearestOnly: false })
})
afterAll(() => test.close())

const child = (firstName: string, birthDate: string): calls.AppliedChild => ({
  ...{ firstName, lastName: 'Muster', birthDate, schoolGuid: school.id, grade: 6, class: '6b', exemption: '' },
  ...{ photoId: null, keepsPhoto: false, proofIds: [], proofFrom: null, proofUntil: null },
})

const form = (more: Partial<calls.FamilyApplication> = {}): calls.FamilyApplication => ({
  ...{ formId: randomUUID(), firstName: 'Eva', lastName: 'Muster', email: 'eva@example.org', phone: '' },
  ...{ street: 'Weg', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', home: '4003' },
  ...{ isForMyself: false, isAddressBlocked: false, medium: 'phone', consent: true },
  children: [child('Ida', '2014-03-01'), child('Ben', '2016-03-01')],
  ...more,
})

const contractsOf = async (formId: string) => {
  const { rows } = await test.database.db.execute<{ id: string; state: string }>(
    `select c.id, c.state from applied_child a join family_application f on f.id = a.application_id
     join contract c on c.id = a.contract_id where f.form_id = '${formId}' order by a.place`,
  )
  return rows
}

async function mailedToken(): Promise<string> {
  for (const job of await takenJobs(test, 'sendFamilyMail')) await sendFamilyMail(test.world, job)
  const link = /antrag\/([\w-]+)|application\/([\w-]+)/.exec(JSON.stringify(test.mails.at(-1)))
  return link?.[1] ?? link?.[2] ?? ''
}

describe('parents who apply', () => {
  it('apply for two children in one go; the school confirms, who pays decides, letter and shares come', async () => {
    const parents = visitorOf(test.app)
    const body = form()
    const sent = await parents.ask(calls.applyForSchoolTickets, { body })
    expect(sent).toMatchObject({ email: 'eva@example.org' })
    expect(sent.children.map(({ firstName, state }) => [firstName, state])).toEqual([
      ['Ida', 'ApprovalOrganizationPending'],
      ['Ben', 'ApprovalOrganizationPending'],
    ])
    expect(await parents.ask(calls.applyForSchoolTickets, { body })).toEqual(sent)
    const token = await mailedToken()
    const ids = (await contractsOf(body.formId)).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    for (const { visitor } of [secretary, payer])
      for (const id of ids) {
        if (visitor === payer.visitor) {
          const said = { metres: 4000, because: 'Map' }
          await visitor.ask(calls.sayWay, { params: { guid: id }, body: said })
        }
        await visitor.ask(calls.acceptContract, { params: { id }, query: {} })
      }
    await taken(test)
    const [followed] = (await parents.send(calls.followApplication, { params: { token } })).items
    expect(followed?.children.map(one => [one.firstName, one.state, one.decisions[0]?.ownShareInCent])).toEqual([
      ['Ida', 'Granted', 1400],
      ['Ben', 'Granted', 700],
    ])
    const decisionGuid = followed?.children[0]?.decisions[0]?.guid ?? ''
    const letter = await parents.send(calls.getDecisionLetter, { params: { token, decisionGuid } })
    expect(letter.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    const objected = await parents.ask(calls.objectByLink, {
      params: { token, decisionGuid },
      body: { text: 'Too dear' },
    })
    expect(objected.children[0]?.decisions[0]).toMatchObject({ term: 'stopped', objection: { enteredBy: 'parents' } })
    const holders = await test.database.db.select().from(contract).where(eq(contract.organisationId, school.partyId))
    const members = await test.database.db.select().from(membership).where(eq(membership.organisationId, school.id))
    expect(members.map(({ partyId }) => partyId).toSorted()).toEqual(holders.map(({ holderId }) => holderId).toSorted())
  })

  it('name a home of a child of its own: its way begins there, and it lives there; the others at that of the form', async () => {
    const own = { street: 'Uferweg', houseNumber: '7', postCode: '99902', city: 'Moorhagen', home: '4005' }
    const body = form({ children: [child('Ida', '2014-03-01'), { ...child('Ben', '2016-03-01'), ownHome: own }] })
    await visitorOf(test.app).ask(calls.applyForSchoolTickets, { body })
    const ids = (await contractsOf(body.formId)).map(({ id }) => id)
    const rows = await test.database.db
      .select({ id: contract.id, home: contractWay.home, address: partyPerson.address })
      .from(contract)
      .innerJoin(contractWay, eq(contractWay.contractId, contract.id))
      .innerJoin(partyPerson, eq(partyPerson.partyId, contract.holderId))
      .where(inArray(contract.id, ids))
    const of = (id: string | undefined) => rows.find(row => row.id === id)
    expect(of(ids[0])).toMatchObject({ home: '4003', address: { street: 'Weg', city: 'Falkenbrück' } })
    expect(of(ids[1])).toMatchObject({ home: '4005', address: { street: 'Uferweg', city: 'Moorhagen' } })
    const nowhere = { ...child('Ida', '2014-03-01'), ownHome: { ...own, home: 'nowhere' } }
    const { errors } = await visitorOf(test.app).send(calls.applyForSchoolTickets, {
      body: form({ children: [nowhere] }),
    })
    expect(errors).toMatchObject([{ translationKey: 'error.stopNotFound', fieldName: 'children.0.ownHome.home' }])
  })

  it('name the stop of a school of which none is known: the way is examined, and who pays decides', async () => {
    const place = await anOrganisation(test, { name: 'New school', parent: county })
    await pays(test, county, place)
    await schoolAt(test, place, '', 'Gymnasium')
    const one = { ...child('Ida', '2014-03-01'), schoolGuid: place.id }
    const parents = visitorOf(test.app)
    const found = (await parents.send(calls.findSchools, { query: { search: 'New school' } })).items
    expect(found).toMatchObject([{ hasStop: false }])
    const { errors } = await parents.send(calls.applyForSchoolTickets, { body: form({ children: [one] }) })
    expect(errors).toMatchObject([{ translationKey: 'error.stopNotFound', fieldName: 'children.0.schoolStop' }])
    const body = form({ children: [{ ...one, schoolStop: '4008' }] })
    await parents.ask(calls.applyForSchoolTickets, { body })
    const [asked] = await contractsOf(body.formId)
    const id = asked?.id ?? ''
    const [secretary, payer] = [await aContactPerson(test, [place]), await aContactPerson(test, [county])]
    await secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    const [weighed] = (await payer.visitor.send(calls.weighContracts, { body: { contractGuids: [id] } })).items
    expect(weighed).toMatchObject({ result: 'unknown', metres: null })
    const said = { metres: 4000, because: 'Map' }
    await payer.visitor.ask(calls.sayWay, { params: { guid: id }, body: said })
    expect(await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })).toMatchObject({
      state: 'Granted',
      destination: expect.stringContaining('Falkenbrück'),
    })
  })

  it('apply a year later for another child: it is a younger one, once the address is confirmed by both links', async () => {
    const parents = visitorOf(test.app)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    const lastName = 'Later'
    const told = []
    for (const [at, more] of [
      { email: 'later@example.org' },
      { email: 'Later@example.org' },
      { email: 'later@example.org', firstName: 'Jan' },
    ].entries()) {
      const one = { ...child(`Kid${'abc'[at]}`, `201${4 + at}-07-01`), lastName }
      const body = form({ lastName, children: [one], ...more })
      await parents.ask(calls.applyForSchoolTickets, { body })
      const token = await mailedToken()
      const [asked] = await contractsOf(body.formId)
      const id = asked?.id ?? ''
      await secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
      const said = { params: { guid: id }, body: { metres: 4000, because: 'Map' } }
      const before = await payer.visitor.ask(calls.sayWay, said)
      await parents.ask(calls.followApplication, { params: { token } })
      const after = await payer.visitor.ask(calls.sayWay, said)
      await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
      told.push([before.ownShareInCent, after.ownShareInCent])
    }
    expect(told).toEqual([
      [1400, 1400],
      [1400, 700],
      [1400, 1400],
    ])
  })

  it('ask for an exemption with its proof; who pays answers it beside the way, and the letter says so', async () => {
    const parents = visitorOf(test.app)
    const exempt = { ...child('Ada', '2014-05-01'), lastName: 'Exempt', exemption: 'social-assistance' }
    const bare = await parents.send(calls.applyForSchoolTickets, { body: form({ children: [exempt] }) })
    expect(bare.errors).toMatchObject([{ translationKey: 'error.required', fieldName: 'children.0.proofIds' }])
    const proofs = []
    for (const name of ['one.pdf', 'two.pdf']) {
      const { file } = await uploadAs(test, parents, A_PDF, name)
      proofs.push(file?.fileId ?? '')
    }
    const unknown = { ...exempt, exemption: 'none', proofIds: proofs.slice(0, 1), proofFrom: '2026-08-01' }
    const early = { ...unknown, exemption: 'social-assistance', proofUntil: '2026-07-31' }
    const ended = await parents.send(calls.applyForSchoolTickets, { body: form({ children: [early] }) })
    expect(ended.errors).toMatchObject([
      { translationKey: 'error.dateBeforeOther', fieldName: 'children.0.proofUntil' },
    ])
    const wrong = await parents.send(calls.applyForSchoolTickets, { body: form({ children: [unknown] }) })
    expect(wrong.errors).toMatchObject([{ translationKey: 'error.notValid', fieldName: 'children.0.exemption' }])
    const children = proofs.map((proofId, at) => ({
      ...{ ...exempt, firstName: `Ada${'ab'[at]}`, birthDate: `201${4 + at}-05-01`, proofIds: [proofId] },
      ...{ proofFrom: '2026-08-01', proofUntil: '2027-07-31' },
    }))
    const body = form({ email: 'exempt@example.org', lastName: 'Exempt', children })
    await parents.ask(calls.applyForSchoolTickets, { body })
    const ids = (await contractsOf(body.formId)).map(({ id }) => id)
    const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
    const { items: waiting } = await secretary.visitor.send(calls.getSchoolContracts, { query: { pageSize: 500 } })
    expect(waiting.find(({ guid }) => guid === ids[0])?.proofs).toMatchObject([
      { from: '2026-08-01', until: '2027-07-31' },
    ])
    const shares = []
    for (const [at, id] of ids.entries()) {
      const params = { guid: id }
      await secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
      await payer.visitor.ask(calls.sayWay, { params, body: { metres: 4000, because: 'Map' } })
      const early = await payer.visitor.send(calls.acceptContract, { params: { id }, query: {} })
      expect(early.errors[0]?.translationKey).toBe('error.exemptionNotDecided')
      const said = await payer.visitor.ask(calls.sayWay, { params, body: { isExemptionGranted: at === 0 } })
      expect(said).toMatchObject({ metres: 4000, isExemptionGranted: at === 0, exemption: expect.stringMatching(/./) })
      await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
      const { items } = await payer.visitor.send(calls.getDecisions, { params, query: {} })
      shares.push([items[0]?.ownShareInCent, items[0]?.shareBy])
    }
    expect(shares).toEqual([
      [0, 'exempt'],
      [700, 'place'],
    ])
  })

  it('are told at the field what is wrong, and nothing is stored', async () => {
    const parents = visitorOf(test.app)
    const before = await test.database.db.$count(appliedChild)
    const children = [child('Ida', '2014-03-01'), { ...child('Ben', '2016-03-01'), schoolGuid: randomUUID() }]
    const reply = await parents.send(calls.applyForSchoolTickets, { body: form({ children }) })
    expect(reply.errors).toMatchObject([
      { translationKey: 'error.organisationNotFound', fieldName: 'children.1.schoolGuid' },
    ])
    const foreign = { ...child('Ida', '2014-03-01'), photoId: randomUUID() }
    const other = await parents.send(calls.applyForSchoolTickets, { body: form({ children: [foreign] }) })
    expect(other.errors).toMatchObject([{ translationKey: 'error.fileNotFound', fieldName: 'children.0.photoId' }])
    expect(await test.database.db.$count(appliedChild)).toBe(before)
  })

  it('apply for no child that is of age: who is applies for themselves, and is debited and written to', async () => {
    const visitor = visitorOf(test.app)
    const grown = child('Kim', '2008-11-01')
    const parents = await visitor.send(calls.applyForSchoolTickets, { body: form({ children: [grown] }) })
    expect(parents.errors).toMatchObject([
      { translationKey: 'error.ofAgeAppliesAlone', fieldName: 'children.0.birthDate' },
    ])
    const own = { isForMyself: true, firstName: 'Kim', lastName: 'Grown', email: 'kim@example.org' }
    const minor = await visitor.send(calls.applyForSchoolTickets, {
      body: form({ ...own, children: [child('Kim', '2012-01-01')] }),
    })
    expect(minor.errors).toMatchObject([{ translationKey: 'error.minorAppliesAlone' }])
    const two = await visitor.send(calls.applyForSchoolTickets, {
      body: form({ ...own, children: [grown, child('Ben', '2016-03-01')] }),
    })
    expect(two.errors).toMatchObject([{ translationKey: 'error.outOfRange', fieldName: 'children' }])
    const body = form({ ...own, children: [grown] })
    await visitor.ask(calls.applyForSchoolTickets, { body })
    const [{ id = '' } = {}] = await contractsOf(body.formId)
    const { rows } = await test.database.db.execute(
      `select c.subscriber_id = c.holder_id as own, p.last_name, p.birth_date, p.email from contract c
       join party_person p on p.party_id = c.holder_id where c.id = '${id}'`,
    )
    expect(rows).toEqual([{ own: true, last_name: 'Grown', birth_date: '2008-11-01', email: 'kim@example.org' }])
    const { visitor: secretary } = await aContactPerson(test, [school])
    await secretary.ask(calls.acceptContract, { params: { id }, query: {} })
    const { visitor: payer } = await aContactPerson(test, [county])
    const said = { params: { guid: id }, body: { metres: 4000, because: 'Map' } }
    expect(await payer.ask(calls.sayWay, said)).toMatchObject({ ownShareInCent: 1400 })
  })

  it('send a photo that is drawn anew', async () => {
    const parents = visitorOf(test.app)
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#3070b0' } })
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer()
    const { file } = await uploadAs(test, parents, picture, 'photo.jpg')
    const photoId = file?.fileId ?? ''
    await parents.ask(calls.applyForSchoolTickets, {
      body: form({ children: [{ ...child('Lea', '2015-01-01'), photoId }] }),
    })
    for (const job of await takenJobs(test, 'drawPhoto')) await drawPhoto(test.world, job)
    const [kept] = await test.database.db.select().from(fileContent).where(eq(fileContent.fileId, photoId))
    expect(await sharp(kept?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
    expect(Buffer.from(kept?.bytes ?? []).includes('secret-place')).toBe(false)
  })

  it('without a photo are found by the school, until there is one', async () => {
    const parents = visitorOf(test.app)
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#3070b0' } })
      .jpeg()
      .toBuffer()
    const { file } = await uploadAs(test, parents, picture, 'photo.jpg')
    const pictured = { ...child('Uta', '2015-02-01'), photoId: file?.fileId ?? '' }
    const body = form({ children: [pictured, child('Ole', '2015-03-01')] })
    await parents.ask(calls.applyForSchoolTickets, { body })
    const { visitor } = await aContactPerson(test, [school])
    for (const { id } of await contractsOf(body.formId))
      await visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    const query = { filters: ['missingPhoto' as const], validFrom: '2027-01-01', pageSize: 500 }
    const names = (await visitor.send(calls.getStudents, { query })).items.map(({ firstName }) => firstName)
    expect(names).toContain('Ole')
    expect(names).not.toContain('Uta')
    expect((await visitor.send(calls.countStudents, { query })).items[0]?.total).toBe(names.length)
  })

  it('whose address is secret leave it nowhere', async () => {
    const body = form({ isAddressBlocked: true, children: [child('Mia', '2015-05-05')] })
    await visitorOf(test.app).ask(calls.applyForSchoolTickets, { body })
    const [{ id = '' } = {}] = await contractsOf(body.formId)
    const { rows } = await test.database.db.execute<{ home: string; address: { street: string } }>(
      `select w.home, p.address from contract_way w join contract c on c.id = w.contract_id
       join party_person p on p.party_id = c.holder_id where c.id = '${id}'`,
    )
    expect(rows).toMatchObject([{ home: '', address: { street: '' } }])
  })
})

it('a link of something else, or none, follows nothing', async () => {
  const reply = await visitorOf(test.app).send(calls.followApplication, { params: { token: 'nothing' } })
  expect(reply.errors[0]?.translationKey).toBe('error.linkNotValid')
})
