import * as calls from '@billett/contract'
import { addDays, businessDateOf, deliveredOn, objectionUntil } from '@billett/domain'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { application, decisionLetter, entitlementDecision, partyPerson } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { taken } from '../../../testing/decision-letters.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let payer: Awaited<ReturnType<typeof aContactPerson>>['visitor']
let other: typeof payer

const ADDRESS = { street: 'Lindenweg', houseNumber: '4', postCode: '12345', city: 'Falkenbrück', country: 'DE' }

/** Somebody whose application is declined; without an e-mail address unless one is said. */
async function aDecided(name: string, { email = '', isSecret = false } = {}): Promise<string> {
  const id = await aPupil(test, school, { firstName: name, lastName: name })
  const contractId = await aPupilsContract(test, id, school, { state: 'ApprovalPayerPending', payer: county })
  const { db } = test.database
  await db.update(application).set({ email }).where(eq(application.contractId, contractId))
  await db
    .update(partyPerson)
    .set({ email: '', address: ADDRESS, isAddressSecret: isSecret })
    .where(eq(partyPerson.partyId, id))
  const body = { contractId, declineReason: 'other', comment: 'Too near' }
  expect((await payer.send(calls.declineContract, { body })).errors).toEqual([])
  return contractId
}

const letterOf = async (contractId: string) => {
  const { db } = test.database
  const [row] = await db
    .select({ letter: decisionLetter })
    .from(decisionLetter)
    .innerJoin(entitlementDecision, eq(entitlementDecision.id, decisionLetter.decisionId))
    .where(eq(entitlementDecision.contractId, contractId))
  return row?.letter
}
const waiting = async (by = payer) => (await by.send(calls.getLettersToPost)).items[0]
const print = (by = payer) => by.send(calls.printLetters)
const posted = (postedOn: string, by = payer) => by.send(calls.notePosted, { body: { postedOn } })
const decisionOf = async (guid: string) =>
  (await payer.send(calls.getDecisions, { params: { guid }, query: {} })).items[0]

beforeAll(async () => {
  test = await testWorld()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'North', isObligatedToControl: false })
  await pays(test, county, school)
  await aRuleInForce(test, county)
  payer = (await aContactPerson(test, [county])).visitor
  other = (await aContactPerson(test, [await anOrganisation(test, { name: 'Town', kind: 'authority' })])).visitor
})
afterAll(() => test.close())

describe('a decision for somebody without an e-mail address', () => {
  let ann: string
  let ben: string

  it('waits to be posted: it counts as delivered by nothing, and its term does not run', async () => {
    ann = await aDecided('Ann')
    ben = await aDecided('Ben', { email: 'ben@example.org' })
    const mails = test.mails.length
    await taken(test)
    await taken(test)
    expect(test.mails.slice(mails).map(({ to }) => to)).toEqual(['ben@example.org'])
    const letter = await letterOf(ann)
    expect(letter).toMatchObject({
      byPost: true,
      isAddressed: true,
      sentOn: null,
      deliveredOn: null,
      objectionUntil: null,
    })
    expect(letter?.fileId).not.toBeNull()
    expect(await letterOf(ben)).toMatchObject({ byPost: false, deliveredOn: expect.any(String) })
    expect(await decisionOf(ann)).toMatchObject({
      byPost: true,
      postedOn: null,
      deliveredOn: null,
      term: 'notDelivered',
    })
    test.pass(90 * 24 * 60)
    payer = (await aContactPerson(test, [county])).visitor
    expect(await decisionOf(ann)).toMatchObject({ term: 'notDelivered', mayObject: true })
    const toPost = await payer.send(calls.listDecisions, { query: { filters: ['toPost'] } })
    expect(toPost.items.map(({ contractGuid }) => contractGuid)).toEqual([ann])
  })

  it('is counted to who pays, with those whose address nobody knows, and to nobody else', async () => {
    await aDecided('Cem', { isSecret: true })
    await taken(test)
    expect(await waiting()).toMatchObject({ toPost: 2, printed: 0, unaddressed: 1, since: expect.any(String) })
    other = (await aContactPerson(test, [await anOrganisation(test, { name: 'City', kind: 'authority' })])).visitor
    expect(await waiting(other)).toMatchObject({ toPost: 0, since: null })
    const secretary = (await aContactPerson(test, [school])).visitor
    expect(await waiting(secretary)).toMatchObject({ toPost: 0 })
    expect((await print(other)).status).toBe(409)
  })

  it('is posted only after it was printed, on no day before or to come', async () => {
    const today = businessDateOf(test.now())
    expect((await posted(today)).errors).toMatchObject([{ translationKey: 'error.nothingPrinted' }])
    const file = await print()
    expect(file.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    // Each letter on sheets of its own, printed on both sides.
    const pages = (await PDFDocument.load(file.bytes)).getPageCount()
    expect(pages % 2).toBe(0)
    expect(pages).toBeGreaterThanOrEqual(4)
    expect(await waiting()).toMatchObject({ toPost: 2, printed: 2 })
    expect(await letterOf(ann)).toMatchObject({ sentOn: null, deliveredOn: null })
    for (const day of [addDays(today, 1), addDays(today, -1)])
      expect((await posted(day)).errors).toMatchObject([{ fieldName: 'postedOn' }])
    expect((await posted(today, other)).errors).toMatchObject([{ translationKey: 'error.nothingPrinted' }])
  })

  it('counts as delivered some days after it was posted, and from then on one may object', async () => {
    const today = businessDateOf(test.now())
    const late = await aDecided('Dia')
    await taken(test)
    // What came after the printing is none of what was posted.
    expect((await posted(today)).items).toMatchObject([{ toPost: 1, printed: 0 }])
    const delivered = deliveredOn(today)
    expect(await letterOf(ann)).toMatchObject({
      ...{ postedOn: today, postedBy: expect.any(String), deliveredOn: delivered },
      ...{ objectionUntil: objectionUntil(delivered), sentOn: expect.any(String) },
    })
    expect(await letterOf(late)).toMatchObject({ sentOn: null, deliveredOn: null })
    expect(await decisionOf(ann)).toMatchObject({
      ...{
        byPost: true,
        postedOn: today,
        deliveredOn: delivered,
        term: 'running',
        objectionUntil: objectionUntil(delivered),
      },
    })
    expect((await posted(today)).errors).toMatchObject([{ translationKey: 'error.nothingPrinted' }])
  })
})
