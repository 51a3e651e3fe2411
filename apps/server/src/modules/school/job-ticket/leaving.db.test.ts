import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, membership, portalAction, signedLink } from '../../../db/schema/index.ts'
import { BATCH_WORK } from '../../../jobs/batch-kinds.ts'
import { aFramework, quarterTerms } from '../../../testing/a-framework.ts'
import { type AnOrganisation, aContactPerson, anOrganisation } from '../../../testing/a-school.ts'
import { visitorOf } from '../../../testing/client.ts'
import { doOrderJobs, mailedConfirmation, subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { sendFile } from '../../../testing/upload.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { runBatches } from '../batch/index.ts'
import { endLeftOver } from './end-left-over.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop({ config: { RATE_LIMIT: '100000' } })
})
afterAll(() => test.close())

type Debit = 'employeeSepa' | 'payroll'
interface Company {
  place: AnOrganisation
  hr: Awaited<ReturnType<typeof aContactPerson>>['visitor']
  domain: string
}

let companies = 0
/** A company that confirms nobody who comes by its addresses. */
async function aCompany({ debit = 'employeeSepa' as Debit, endsOn = null as string | null } = {}): Promise<Company> {
  companies += 1
  const domain = `firm${companies}.example`
  const place = await anOrganisation(test, { name: `Firm ${companies}`, kind: 'company' })
  const entry = { code: `FIRM-${companies}-4711`, mailDomains: [domain], isAutomatic: true }
  await aFramework(test, place, quarterTerms({ entry, debit, endsOn }))
  return { place, hr: (await aContactPerson(test, [place])).visitor, domain }
}

const contractOf = async (number: string) => {
  const [row] = await test.database.db.select().from(contract).where(eq(contract.number, number))
  if (!row) throw new Error(`there is no contract ${number}`)
  return row
}

/** Somebody with a ticket by a company, from December on. */
async function anEmployee({ place, domain }: Company, { debit = 'employeeSepa' as Debit, name = 'Ida' } = {}) {
  const email = `${name.toLowerCase()}@${domain}`
  const paid = debit === 'employeeSepa' ? { iban: 'DE09000000000000000001', consent: true } : {}
  const body: calls.JoinEmployer = {
    companyGuid: place.id,
    code: '',
    email,
    group: 'staff',
    firstName: name,
    lastName: 'Ahrens',
    birthDate: '1990-05-06',
    personnelNumber: `10${name}`,
    street: 'Gartenweg',
    houseNumber: '1',
    postCode: '99901',
    city: 'Falkenbrück',
    medium: 'phone',
    validFrom: '2026-12-01',
    employeeInCent: 4410,
    termsAccepted: true,
    ...paid,
  }
  const [joined] = (await visitorOf(test.app).send(calls.joinEmployer, { body })).items
  await visitorOf(test.app).send(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  await doOrderJobs(test)
  return { email, ...(await contractOf(joined?.contractNumber ?? '')) }
}

const lifeOf = async (id: string) => (await historiesOf(test.world.db, [id])).get(id) ?? []
const endOf = async (id: string) => (await lifeOf(id)).find(({ kind }) => kind === 'ended')

/** The secret of the link somebody was mailed last to go on privately; empty where none was. */
async function mailedLink(to: string): Promise<string> {
  await doOrderJobs(test)
  const mail = test.mails.findLast(({ to: address, subject }) => address === to && /endet|ends/.test(subject))
  return /\/(?:abos|subscriptions)\/link\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => [errors[0]?.fieldName, errors[0]?.translationKey]
const leave = ({ hr }: Company, guid: string, over: Partial<calls.EmployeeLeaves> = {}) =>
  hr.send(calls.letEmployeeGo, {
    params: { guid },
    body: { leavesOn: '2026-12-15', reason: 'left', dryRun: false, ...over },
  })
const offerBy = (token: string) => visitorOf(test.app).send(calls.getPrivateOffer, { params: { token } })
const accepted = ({ from, priceInCent, firstDebit }: calls.PrivateOffer): calls.GoPrivate => ({
  from,
  priceInCent,
  firstDebit,
  termsAccepted: true,
})
const goOn = (token: string, body: calls.GoPrivate) =>
  visitorOf(test.app).send(calls.goPrivateByLink, { params: { token }, body })

describe('a company says who leaves', () => {
  it('reads what would come of it, and nothing has', async () => {
    const firm = await aCompany()
    const { id, holderId, number } = await anEmployee(firm)
    const [would] = (await leave(firm, holderId, { dryRun: true })).items
    expect(would?.tickets).toEqual([{ contractGuid: id, contractNumber: number, lastDay: '2026-12-31' }])
    expect(await endOf(id)).toBeUndefined()
    const [there] = await test.database.db.select().from(membership).where(eq(membership.partyId, holderId))
    expect(there?.validUntil).toBeNull()
    // Whoever tried it has read of tickets and their ends: that is noted as what is done is, and told apart from it.
    const acts = await test.database.db.select().from(portalAction).where(eq(portalAction.aboutId, holderId))
    expect(acts).toMatchObject([{ call: calls.letEmployeeGo.name, detail: { tried: true } }])
  })

  it('and the ticket ends with the month, the list with the day, and only the employee gets the link', async () => {
    const firm = await aCompany()
    const { id, holderId, email } = await anEmployee(firm)
    const [left] = (await leave(firm, holderId)).items
    expect(left?.tickets).toMatchObject([{ lastDay: '2026-12-31' }])
    expect(await endOf(id)).toMatchObject({ effectiveOn: '2027-01-01', payload: { reason: 'customerRequest' } })
    const [there] = await test.database.db.select().from(membership).where(eq(membership.partyId, holderId))
    expect(there?.validUntil).toBe('2026-12-15')
    expect(await mailedLink(email)).toHaveLength(43)
    const again = (await leave(firm, holderId, { leavesOn: '2026-12-20' })).items[0]
    expect(again?.tickets).toEqual([])
  })

  it('of nobody but its own, and on no day before they came', async () => {
    const [firm, other] = [await aCompany(), await aCompany()]
    const { holderId } = await anEmployee(firm)
    expect(wordOf(await leave(other, holderId))).toEqual(['guid', 'error.studentNotFound'])
    expect(wordOf(await leave(firm, holderId, { leavesOn: '2026-11-30' }))).toEqual(['leavesOn', 'error.notValid'])
  })

  it('and nobody is written to of who died', async () => {
    const firm = await aCompany()
    const { id, holderId, email } = await anEmployee(firm)
    await leave(firm, holderId, { reason: 'death' })
    expect(await endOf(id)).toMatchObject({ payload: { reason: 'death' } })
    expect(await mailedLink(email)).toBe('')
  })
})

it('who is in a company’s list no more leaves with their ticket and a link, and stays where it is taken back', async () => {
  const firm = await aCompany()
  const [stays, goes] = [await anEmployee(firm, { name: 'Ida' }), await anEmployee(firm, { name: 'Udo' })]
  const head = 'Personalnummer;Name;Vorname;Geboren'
  const file = new File([`${head}\n10Ida;Ahrens;Ida;06.05.1990\n`], 'staff.csv')
  const sent = await sendFile(test.app, calls.importStudents, {
    file,
    token: firm.hr.token(),
    params: { orgGuid: firm.place.id },
    fields: {},
  })
  const { data }: { data: calls.Batch[] } = sent.json()
  const [batch] = data
  if (!batch?.list) throw new Error('it was not taken in')
  const params = { batchGuid: batch.guid }
  const work = () => runBatches(test.world, BATCH_WORK)
  const body = { reading: batch.list.reading, isWhole: true, endsContracts: true, effectiveOn: '2026-12-16' }
  await firm.hr.ask(calls.compareBatch, { params, body })
  await work()
  await firm.hr.ask(calls.rehearseBatch, { params, body: {} })
  await work()
  // One of two is many: somebody says why.
  await firm.hr.ask(calls.applyBatch, { params, body: { reason: 'Udo goes to sea' } })
  await work()
  expect(await endOf(goes.id)).toMatchObject({ effectiveOn: '2027-01-01' })
  expect(await endOf(stays.id)).toBeUndefined()
  const token = await mailedLink(goes.email)
  expect((await offerBy(token)).items).toMatchObject([{ from: '2027-01-01' }])
  await firm.hr.ask(calls.undoBatch, { params, body: {} })
  await work()
  expect(wordOf(await offerBy(token))[1]).toBe('error.linkNotValid')
})

describe('the end of what was agreed', () => {
  it('ends every ticket with it, once, and mails each a link', async () => {
    const firm = await aCompany({ endsOn: '2027-01-31' })
    const [one, two] = [await anEmployee(firm, { name: 'Ida' }), await anEmployee(firm, { name: 'Udo' })]
    await endLeftOver(test.world)
    await endLeftOver(test.world)
    for (const { id } of [one, two]) {
      const ends = (await lifeOf(id)).filter(({ kind }) => kind === 'ended')
      expect(ends).toMatchObject([{ effectiveOn: '2027-02-01', payload: { reason: 'transportOperatorRequest' } }])
    }
    expect(await mailedLink(one.email)).toHaveLength(43)
    expect(await mailedLink(two.email)).toHaveLength(43)
  })

  it('ends no ticket of a company that goes on', async () => {
    const { id } = await anEmployee(await aCompany())
    await endLeftOver(test.world)
    expect(await endOf(id)).toBeUndefined()
  })
})

describe('a leaver', () => {
  it('is shown price, first debit, payer and mandate, and goes on by one click from the day after', async () => {
    const firm = await aCompany()
    const { id, holderId, email, subscriberId } = await anEmployee(firm)
    await leave(firm, holderId)
    const token = await mailedLink(email)
    const [offer] = (await offerBy(token)).items
    if (!offer) throw new Error('nothing is offered')
    expect(offer).toMatchObject({
      lastDay: '2026-12-31',
      from: '2027-01-01',
      priceInCent: 6300,
      firstDebit: { amountInCent: 6300 },
      payer: 'Ida Ahrens',
      account: { accountHolder: 'Ida Ahrens' },
    })
    expect(offer.account?.iban).not.toContain('00000000000001')
    const [gone] = (await goOn(token, accepted(offer))).items
    const made = await contractOf(gone?.contractNumber ?? '')
    expect(made).toMatchObject({ state: 'Granted', organisationId: null, holderId, subscriberId })
    const [before] = (await lifeOf(id)).flatMap(event => (event.kind === 'concluded' ? [event] : []))
    const [concluded] = (await lifeOf(made.id)).flatMap(event => (event.kind === 'concluded' ? [event] : []))
    expect(concluded).toMatchObject({
      effectiveOn: '2027-01-01',
      payload: { shares: [{ payer: before?.payload.shares[1]?.payer, kind: 'remainder' }] },
    })
    await doOrderJobs(test)
    expect(test.mails.findLast(({ to }) => to === email)?.attachments).toHaveLength(1)
    expect(wordOf(await goOn(token, accepted(offer)))[1]).toBe('error.linkUsed')
    const seen = (await firm.hr.send(calls.getSchoolContracts, { params: {}, query: {} })).items
    expect(seen.map(({ guid }) => guid)).toEqual([id])
  })

  it('who is said to leave earlier goes on once, by the later link', async () => {
    const firm = await aCompany()
    const { holderId, email } = await anEmployee(firm)
    await leave(firm, holderId, { leavesOn: '2027-01-15' })
    const first = await mailedLink(email)
    const { items } = await offerBy(first)
    await leave(firm, holderId, { leavesOn: '2026-12-15' })
    const later = await mailedLink(email)
    expect(later).not.toBe(first)
    const [offer] = items
    if (!offer) throw new Error('nothing is offered')
    expect(wordOf(await goOn(first, accepted(offer)))[1]).toBe('error.linkUsed')
    // As if it had been made before the others were ended.
    await test.database.db.update(signedLink).set({ usedOn: null }).where(eq(signedLink.act, 'goPrivate'))
    const [now] = (await offerBy(later)).items
    if (!now) throw new Error('nothing is offered')
    expect((await goOn(later, accepted(now))).errors).toEqual([])
    expect(wordOf(await goOn(first, accepted(now)))[1]).toBe('error.linkUsed')
  })

  it('whose part was kept back from wages names an account first', async () => {
    const firm = await aCompany({ debit: 'payroll' })
    const { holderId, email } = await anEmployee(firm, { debit: 'payroll' })
    await leave(firm, holderId)
    const token = await mailedLink(email)
    const [offer] = (await offerBy(token)).items
    if (!offer) throw new Error('nothing is offered')
    expect(offer.account).toBeNull()
    expect(wordOf(await goOn(token, accepted(offer)))).toEqual(['iban', 'error.required'])
    const account = { iban: 'DE09000000000000000001', accountHolder: 'Ida Ahrens' }
    expect(wordOf(await goOn(token, { ...accepted(offer), ...account }))).toEqual(['consent', 'error.mandateConsent'])
    expect((await goOn(token, { ...accepted(offer), ...account, consent: true })).items).toHaveLength(1)
  })

  it('is not let on at another price, another day or another debit than was shown', async () => {
    const firm = await aCompany()
    const { holderId, email } = await anEmployee(firm)
    await leave(firm, holderId)
    const token = await mailedLink(email)
    const [offer] = (await offerBy(token)).items
    if (!offer) throw new Error('nothing is offered')
    const body = accepted(offer)
    expect(wordOf(await goOn(token, { ...body, priceInCent: 5985 }))).toEqual(['priceInCent', 'error.priceChanged'])
    expect(wordOf(await goOn(token, { ...body, from: '2027-02-01' }))).toEqual(['from', 'error.notValid'])
    expect(wordOf(await goOn(token, { ...body, firstDebit: null }))[1]).toBe('error.firstDebitChanged')
    expect((await goOn(token, body)).items).toHaveLength(1)
  })
})
