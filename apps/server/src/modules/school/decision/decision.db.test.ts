import * as calls from '@billett/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  claim,
  contract,
  contractEvent,
  contractWay,
  entitlementDecision,
  entitlementProof,
  membership,
  organisationFile,
  uploadedFile,
} from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce, countyRule, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { lettersMade, taken } from '../../../testing/decision-letters.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { uploadAs } from '../../../testing/upload.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { sendObjectionMail } from './send-objection-mail.ts'

// Falkenbrück, Lessingplatz; Falkenbrück, Marktplatz
const [HOME, NEAR] = ['4031', '4034']

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let payer: Awaited<ReturnType<typeof aContactPerson>>
let secretary: Awaited<ReturnType<typeof aContactPerson>>
let asked: string

beforeAll(async () => {
  test = await testWorld()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'Grammar school', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, NEAR, 'Gymnasium')
  await aRuleInForce(test, county, { selfPayCents: 3800 })
})
afterAll(() => test.close())
beforeEach(async () => {
  payer = await aContactPerson(test, [county])
  secretary = await aContactPerson(test, [school])
  const pupil = await aPupil(test, school)
  asked = await aPupilsContract(test, pupil, school, { state: 'ApprovalPayerPending', payer: county })
})

const accept = (id = asked) => payer.visitor.send(calls.acceptContract, { params: { id }, query: {} })
const decline = (id = asked) =>
  payer.visitor.send(calls.declineContract, { body: { contractId: id, declineReason: 'other', comment: 'Too near' } })
const measure = (metres: number, guid = asked) =>
  payer.visitor.ask(calls.sayWay, {
    params: { guid },
    body: { metres, isNearest: true, because: 'Measured on the map' },
  })
const decisions = async (guid = asked) =>
  (await payer.visitor.send(calls.getDecisions, { params: { guid }, query: {} })).items
const weigh = async (guid = asked) =>
  (await payer.visitor.send(calls.weighContracts, { body: { contractGuids: [guid] } })).items[0]
const sharesOf = async (id = asked) => {
  const rows = await test.database.db
    .select({ happening: contractEvent.happening })
    .from(contractEvent)
    .where(eq(contractEvent.contractId, id))
    .orderBy(asc(contractEvent.seq))
  return rows.flatMap(({ happening }) =>
    'shares' in happening.payload
      ? [[happening.effectiveOn, happening.payload.shares.map(one => (one.kind === 'fixed' ? one.cents : one.kind))]]
      : [],
  )
}
const claimed = async (id = asked) => {
  const rows = await test.database.db
    .select({ payer: claim.payerId, month: claim.periodStart, cents: claim.cents })
    .from(claim)
    .where(and(eq(claim.contractId, id), eq(claim.component, 'fare')))
    .orderBy(asc(claim.periodStart), asc(claim.revision))
  return rows.map(row => [row.payer === county.payerId ? 'county' : 'parents', row.month, row.cents])
}

const object = (decisionGuid: string, receivedOn: string, person = payer) =>
  person.visitor.send(calls.enterObjection, { params: { decisionGuid }, body: { receivedOn, text: 'It is farther' } })
const decide = (decisionGuid: string, outcome: 'upheld' | 'dismissed' | 'withdrawn') =>
  payer.visitor.ask(calls.decideObjection, { params: { decisionGuid }, body: { outcome, reason: 'Measured anew' } })

const objectionMails = async () => {
  for (const job of await takenJobs(test, 'sendObjectionMail')) await sendObjectionMail(test.world, job)
}

describe('what stands beside an application', () => {
  it('is the rule and its facts, and what a yes costs whom; nothing of it to the school', async () => {
    expect(await weigh()).toMatchObject({ result: 'unknown', metres: null, method: 'unknown', ruleVersion: 1 })
    expect(await measure(3900)).toMatchObject({
      ...{ result: 'entitled', metres: 3900, minMetres: 3500, isOver: true, isNearest: true, method: 'manual' },
      ...{ measuredBecause: 'Measured on the map', ownShareInCent: 1400, shareBy: 'place', year: 'sy2026' },
      ...{ from: '2026-12-01', payerInCent: 4900, parentsInCent: 1400 },
      ...{ payerRestOfYearInCent: 8 * 4900, parentsRestOfYearInCent: 8 * 1400 },
    })
    const bySchool = await secretary.visitor.send(calls.weighContracts, { body: { contractGuids: [asked] } })
    expect(bySchool.items).toEqual([])
    const sayable = { params: { guid: asked }, body: { because: 'x' } }
    expect((await secretary.visitor.send(calls.sayWay, sayable)).status).toBe(404)
  })

  it('is measured along the footways from the stop that was said', async () => {
    const body = { home: HOME, because: 'Registered there' }
    const said = await payer.visitor.ask(calls.sayWay, { params: { guid: asked }, body })
    expect(said).toMatchObject({ method: 'footway', result: 'selfPay', ownShareInCent: 3800 })
    expect(said.reasons.map(({ kind }) => kind)).toEqual(['tooShort', 'selfPay'])
  })
})

it('a way that was measured is shown by a document, which stands with the decision and among the papers of who pays', async () => {
  const { file } = await uploadAs(test, payer.visitor)
  const said = { metres: 3900, isNearest: true, because: 'Measured on the map', fileId: file?.fileId ?? '' }
  const another = await aContactPerson(test, [county])
  const foreign = await another.visitor.send(calls.sayWay, { params: { guid: asked }, body: said })
  expect(foreign.errors[0]?.translationKey).toBe('error.fileNotFound')
  await payer.visitor.ask(calls.sayWay, { params: { guid: asked }, body: said })
  await accept()
  const [decided] = await decisions()
  expect(decided?.measuredBecause).toBe('Measured on the map')
  const guid = decided?.measuredDocumentGuid ?? ''
  const opened = (person: typeof payer) => person.visitor.send(calls.getOrganisationDocument, { params: { guid } })
  expect((await opened(another)).status).toBe(200)
  expect((await opened(secretary)).status).toBe(404)
  // It is kept as long as the contract.
  const [row] = await test.database.db
    .select({ contractId: uploadedFile.contractId, keptUntil: uploadedFile.keptUntil })
    .from(uploadedFile)
    .where(eq(uploadedFile.id, file?.fileId ?? ''))
  expect(row).toEqual({ contractId: asked, keptUntil: null })
})

describe('what a rule leaves to a person, and to months', () => {
  it('is a grade that is no number: never a no', async () => {
    await measure(200)
    expect(await weigh()).toMatchObject({ result: 'selfPay' })
    await test.database.db.update(membership).set({ grade: 'EF' }).where(eq(membership.organisationId, school.id))
    expect(await weigh()).toMatchObject({ result: 'unknown', reasons: [] })
  })

  it('is a month that is free: the usual share stands in the decision, whichever month comes first', async () => {
    const free = await anOrganisation(test, { name: 'Free county', kind: 'authority' })
    const place = await anOrganisation(test, { name: 'Free school', parent: free })
    await pays(test, free, place)
    await schoolAt(test, place, NEAR, 'Gymnasium')
    await aRuleInForce(test, free, { freeMonths: [12] })
    const person = await aContactPerson(test, [free])
    const pupil = await aPupil(test, place)
    const guid = await aPupilsContract(test, pupil, place, { state: 'ApprovalPayerPending', payer: free })
    const body = { metres: 3900, isNearest: true, because: 'Measured on the map' }
    expect(await person.visitor.ask(calls.sayWay, { params: { guid }, body })).toMatchObject({
      ...{ from: '2026-12-01', ownShareInCent: 1400, parentsInCent: 0, payerInCent: 6300 },
      ...{ parentsRestOfYearInCent: 7 * 1400, payerRestOfYearInCent: 6300 + 7 * 4900 },
    })
  })
})

it('of a secret address no list says where the way begins', async () => {
  const shown = async () =>
    (await secretary.visitor.send(calls.getSchoolContracts, { query: {} })).items.find(({ guid }) => guid === asked)
  const open = await shown()
  expect(open?.product).not.toBe(open?.configurationName)
  await test.database.db.insert(contractWay).values({
    ...{ contractId: asked, clientId: test.world.client.config.settings.clientId, home: '', isAddressBlocked: true },
    ...{ metres: null, isNearest: null, because: '', saidOn: test.now(), saidBy: 'applicant' },
  })
  expect(await shown()).toMatchObject({
    ...open,
    product: open?.configurationName,
    start: '',
    zones: '',
    priceLevel: '',
  })
})

describe('a decision', () => {
  it('cites rule and facts, is numbered without a gap and makes its letter', async () => {
    await measure(3900)
    await accept()
    const [decided] = await decisions()
    expect(decided).toMatchObject({
      ...{ result: 'entitled', ruleVersion: 1, metres: 3900, ownShareInCent: 1400, deliveredOn: null },
      ...{ term: 'notDelivered', documentGuid: null, decidedBy: 'Con Tact' },
    })
    await taken(test)
    const [sent] = await decisions()
    expect(sent).toMatchObject({ deliveredOn: '2026-11-25', objectionUntil: '2026-12-28', term: 'running' })
    const mail = test.mails.at(-1)
    expect(mail).toMatchObject({ to: 'family@example.org', attachments: [{ mimeType: 'application/pdf' }] })
    // Who has named no account does so by a link, and is debited then.
    expect(mail?.text).toMatch(/Eigenanteil ist 14,00/)
    expect(mail?.text).toMatch(/http\S+\/link\/\S+/)
    const letter = Buffer.from(mail?.attachments[0]?.bytes ?? []).toString('latin1')
    expect(letter).toContain('/MarkInfo')
    const kept = await test.database.db
      .select()
      .from(organisationFile)
      .where(eq(organisationFile.id, sent?.documentGuid ?? ''))
    expect(kept).toMatchObject([{ organisationId: county.id }])
    const numbers = await test.database.db.select({ number: entitlementDecision.number }).from(entitlementDecision)
    expect(numbers.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1))
  })

  it('of one who declines keeps its number with the reason, and no other mail goes out', async () => {
    const before = test.mails.length
    await measure(2000)
    await decline()
    await taken(test)
    const [decided] = await decisions()
    expect(decided).toMatchObject({ result: 'notEntitled', departs: false })
    expect(decided?.reason).toContain('Too near')
    expect(test.mails.at(-1)?.text).not.toMatch(/Eigenanteil/)
    expect(test.mails.length).toBe(before + 1)
  })

  it('of one who agrees without a proof says what was missing, and that the school has confirmed', async () => {
    const { clientId } = test.world.client.config.settings
    const waiting = { state: 'ApprovalOrganizationPending' as const, payer: county }
    const id = await aPupilsContract(test, await aPupil(test, school), school, waiting)
    await test.database.db
      .insert(entitlementProof)
      .values({ id: test.world.newRowId(), clientId, contractId: id, field: 'proof', neededBy: '2026-12-05' })
    await secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    await measure(3900, id)
    await accept(id)
    const [decided] = await decisions(id)
    expect(decided?.reason).toMatch(/lag noch nicht vor: .+\. Die Schule hat die Angaben am .+ bestätigt\.$/)
  })

  it('never changes', async () => {
    await accept()
    const change = test.database.db.update(entitlementDecision).set({ reason: 'other' })
    await expect(change).rejects.toThrow()
  })

  it('shares the price as it says: parents their own part, who pays the rest', async () => {
    await measure(3900)
    await accept()
    expect(await sharesOf()).toEqual([['2026-12-01', [1400, 'remainder']]])
  })
})

describe('an objection', () => {
  it('stops the term, is taken once, and from the school by nobody', async () => {
    await measure(2000)
    await decline()
    await taken(test)
    const [decided] = await decisions()
    const guid = decided?.guid ?? ''
    expect((await object(guid, '2026-11-21', secretary)).status).toBe(404)
    expect((await object(guid, '2026-11-21')).items).toMatchObject([{ term: 'stopped', mayObject: false }])
    expect((await object(guid, '2026-11-21')).errors[0]?.translationKey).toBe('error.objectedAlready')
    expect(await decide(guid, 'dismissed')).toMatchObject({ term: 'final', objection: { state: 'dismissed' } })
  })

  it('that is dismissed gets a decision of its own, served by post, with the court to go to; own shares stay', async () => {
    await measure(2000)
    await accept()
    await taken(test)
    const [decided] = await decisions()
    const shares = await sharesOf()
    await object(decided?.guid ?? '', '2026-11-21')
    await objectionMails()
    expect(test.mails.at(-1)?.subject).toMatch(/^Ihr Widerspruch ist eingegangen/)
    await decide(decided?.guid ?? '', 'dismissed')
    const letters = lettersMade(test)
    await taken(test)
    const [dismissal] = await decisions()
    expect(dismissal).toMatchObject({
      ...{ result: 'objectionDismissed', cites: decided?.number, reason: 'Measured anew', byPost: true },
      ...{ deliveredOn: null, mayObject: false, metres: null, ownShareInCent: null },
    })
    expect(dismissal?.number).not.toBe(decided?.number)
    const said = JSON.stringify(letters)
    for (const words of [
      'Widerspruchsbescheid',
      'Einschreiben',
      'Measured anew',
      `gegen den Bescheid ${decided?.number}`,
    ])
      expect(said).toContain(words)
    expect(said).toContain(`Klage erheben beim ${countyRule().court}`)
    expect(said).not.toContain('Widerspruch erheben')
    // A copy goes by mail at once; what counts is the post.
    expect(test.mails.at(-1)).toMatchObject({
      to: 'family@example.org',
      attachments: [{ mimeType: 'application/pdf' }],
    })
    expect(test.mails.at(-1)?.subject).toMatch(/^Über Ihren Widerspruch ist entschieden/)
    expect((await object(dismissal?.guid ?? '', '2026-11-21')).errors[0]?.translationKey).toBe('error.objectedAlready')
    expect(await sharesOf()).toEqual(shares)
    // The decision that was objected to still says what holds.
    await measure(3900)
    const again = { from: '2026-12-15', reason: 'Moved', dryRun: true }
    const tried = await payer.visitor.send(calls.decideAgain, { params: { guid: asked }, body: again })
    expect(tried.items[0]).toMatchObject({ result: 'entitled', parentsMoreInCent: -7 * 2400 })
  })

  it('that is upheld or withdrawn is told by mail, and by no decision', async () => {
    await measure(2000)
    await decline()
    await taken(test)
    const [decided] = await decisions()
    await object(decided?.guid ?? '', '2026-11-21')
    await decide(decided?.guid ?? '', 'withdrawn')
    await objectionMails()
    expect(test.mails.at(-1)?.subject).toMatch(/^Ihr Widerspruch ist zurückgenommen/)
    test.pass(1)
    await object(decided?.guid ?? '', '2026-11-21')
    await decide(decided?.guid ?? '', 'upheld')
    await objectionMails()
    expect(test.mails.at(-1)?.subject).toMatch(/^Ihrem Widerspruch ist abgeholfen/)
    expect(await decisions()).toHaveLength(1)
  })

  it('that is upheld makes a new application, whose decision cites the old one', async () => {
    await measure(2000)
    await decline()
    const [decided] = await decisions()
    const guid = decided?.guid ?? ''
    await object(guid, '2026-11-21')
    const upheld = await decide(guid, 'upheld')
    const follows = upheld.objection?.contractGuid ?? ''
    expect(follows).not.toBe(asked)
    await measure(3900, follows)
    await accept(follows)
    expect(await decisions(follows)).toMatchObject([{ result: 'entitled', cites: decided?.number }])
    const [row] = await test.database.db.select().from(contract).where(eq(contract.id, follows))
    expect(row?.state).toBe('Granted')
  })
})

describe('the list of decisions', () => {
  const listed = async (query: calls.DecisionsQuery = {}, person = payer) =>
    (await person.visitor.send(calls.listDecisions, { query })).items
  const numbers = async (query: calls.DecisionsQuery) => (await listed(query)).map(({ contractGuid }) => contractGuid)

  it('is of all contracts who pays pays for, with terms and objections; a school reads none', async () => {
    await decline()
    await taken(test)
    const latest = (await listed()).find(({ contractGuid }) => contractGuid === asked)
    expect(latest).toMatchObject({
      contractGuid: asked,
      result: 'notEntitled',
      authority: 'County',
      term: 'running',
      objection: null,
    })
    expect(latest?.objectionUntil).toMatch(/^2026-12-/)
    expect(await listed({}, secretary)).toEqual([])
    const another = await aContactPerson(test, [await anOrganisation(test, { name: 'Other', kind: 'authority' })])
    expect(await listed({}, another)).toEqual([])
  })

  it('is narrowed down by name, number, school, result, and how term and objection stand', async () => {
    await decline()
    await taken(test)
    const [decision] = await decisions()
    const { number = '', guid = '' } = decision ?? {}
    expect(await numbers({ search: number, organizationId: school.id, results: ['notEntitled'] })).toEqual([asked])
    expect(await numbers({ search: number, results: ['entitled'] })).toEqual([])
    expect(await numbers({ search: 'Nobody' })).toEqual([])
    expect(await numbers({ filters: ['running'], search: number })).toEqual([asked])
    expect(await numbers({ filters: ['objected', 'runsOut'], search: number })).toEqual([])
    await object(guid, '2026-11-21')
    expect(await numbers({ filters: ['objected'], search: number })).toEqual([asked])
    expect(await numbers({ filters: ['running'], search: number })).toEqual([])
    expect((await listed({ search: number }))[0]).toMatchObject({ term: 'stopped', objection: { state: 'open' } })
    await decide(guid, 'dismissed')
    expect(await numbers({ filters: ['decidedObjection'], search: number })).toEqual([asked])
  })

  it('finds terms that run out', async () => {
    await decline()
    await taken(test)
    const [{ number = '', objectionUntil = null } = {}] = await decisions()
    const { clock } = test.world
    test.world.clock = () => `${objectionUntil}T09:00:00.000Z`
    expect(await numbers({ filters: ['runsOut'], search: number })).toEqual([asked])
    test.world.clock = clock
  })
})

describe('a move in the middle of a year', () => {
  const again = (from: string, dryRun = false) =>
    payer.visitor.send(calls.decideAgain, { params: { guid: asked }, body: { from, reason: 'Moved', dryRun } })

  it('ends the entitlement: the own price begins with the next month, and is told before', async () => {
    await measure(3900)
    await accept()
    await measure(1000)
    const tried = (await again('2026-12-15', true)).items[0]
    expect(tried).toMatchObject({ result: 'selfPay', endsOn: null })
    expect([tried?.parentsMoreInCent, tried?.payerMoreInCent]).toEqual([7 * 2400, -7 * 2400])
    expect(await sharesOf()).toEqual([['2026-12-01', [1400, 'remainder']]])
    await again('2026-12-15')
    expect(await sharesOf()).toEqual([
      ['2026-12-01', [1400, 'remainder']],
      ['2027-01-01', [3800, 'remainder']],
    ])
    // Whoever only tried it has read what the family pays: the journal tells both apart.
    const acts = ['decidedAgain' as const]
    const { items: noted } = await payer.visitor.send(calls.getPortalJournal, { query: { acts, pageSize: 2 } })
    expect(noted.map(({ remark }) => remark)).toEqual([null, 'tried'])
  })

  it('puts the way before who pays once another home is entered; nothing is decided by the old one', async () => {
    const named = { firstName: 'Mo', lastName: 'Ving', birthDate: '2014-03-04' }
    const pupil = await aPupil(test, school, named)
    asked = await aPupilsContract(test, pupil, school, { state: 'ApprovalPayerPending', payer: county })
    await measure(3900)
    await accept()
    const moved = async () => {
      const query = { filters: ['moved' as const] }
      const [{ items }, counted] = await Promise.all([
        payer.visitor.send(calls.getStudents, { query }),
        payer.visitor.ask(calls.countStudents, { query }),
      ])
      expect(counted.total).toBe(items.length)
      return items.map(({ guid }) => guid)
    }
    expect(await moved()).toEqual([])
    test.pass(1)
    const address = { street: 'Neuweg', houseNumber: '2', postCode: '99902', city: 'Moorhagen' }
    const body = { kind: 'personalDataChange' as const, studentGuid: pupil, ...named, ...address }
    await secretary.visitor.ask(calls.createSchoolChangeRequest, { body })
    expect(await moved()).toEqual([pupil])
    expect(await weigh()).toMatchObject({ hasMoved: true, home: '', result: 'unknown', metres: null })
    expect((await again('2026-12-15', true)).errors[0]?.translationKey).toBe('error.wayNotKnown')
    const nothing = { params: { guid: asked }, body: { isNearest: true, because: 'Lives there' } }
    expect((await payer.visitor.send(calls.sayWay, nothing)).errors[0]?.translationKey).toBe('error.wayNotKnown')
    test.pass(1)
    const from = { params: { guid: asked }, body: { home: HOME, because: 'Registered there' } }
    expect(await payer.visitor.ask(calls.sayWay, from)).toMatchObject({ hasMoved: false, method: 'footway' })
    expect((await weigh())?.home).toMatch(/^Falkenbrück/)
    expect(await moved()).toEqual([])
    expect((await again('2026-12-15', true)).items[0]).toMatchObject({ result: 'selfPay' })
  })

  it('is not decided while nobody knows the new way', async () => {
    await accept()
    expect((await again('2026-12-15')).errors[0]?.translationKey).toBe('error.wayNotKnown')
    expect((await again('2020-12-15')).errors[0]?.translationKey).toBe('error.notValid')
  })
})

// Last, as time passes.
describe('an objection that comes after the first months', () => {
  it('gives back to the parents what who pays is claimed, in the same months', async () => {
    await measure(2000)
    await accept()
    expect(await sharesOf()).toEqual([['2026-12-01', [3800, 'remainder']]])
    test.pass(40 * 24 * 60)
    await claimRound(test.world)
    payer = await aContactPerson(test, [county])
    const [decided] = await decisions()
    const guid = decided?.guid ?? ''
    await object(guid, '2026-12-31')
    expect(await decide(guid, 'upheld')).toMatchObject({ objection: { contractGuid: asked } })
    await measure(3900)
    await accept()
    await claimRound(test.world)
    const lines = await claimed()
    const sum = (whose: string, month: string) =>
      lines.flatMap(([who, at, cents]) => (who === whose && at === month ? [Number(cents)] : []))
    expect(sum('parents', '2026-12-01')).toEqual([3800, -2400])
    expect(sum('county', '2026-12-01')).toEqual([2500, 2400])
    expect((await decisions()).map(({ result, cites }) => [result, cites])).toEqual([
      ['entitled', decided?.number],
      ['selfPay', null],
    ])
  })
})
