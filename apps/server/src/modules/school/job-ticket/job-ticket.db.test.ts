import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  application,
  contract,
  contractEvent,
  mandate,
  membership,
  partyPerson,
  payerAccount,
  tryCount,
} from '../../../db/schema/index.ts'
import { aFramework, quarterTerms } from '../../../testing/a-framework.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { doOrderJobs, mailedConfirmation, subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { passRound } from '../../billing/pass/index.ts'
import { sendLink } from '../../subscription/desk/index.ts'

let test: TestWorld
let works: AnOrganisation
let hall: AnOrganisation
beforeAll(async () => {
  test = await subscriptionShop({ config: { RATE_LIMIT: '100000' } })
  works = await anOrganisation(test, { name: 'Works', kind: 'company' })
  hall = await anOrganisation(test, { name: 'Works – Hall', kind: 'department', parent: works })
  await pays(test, works, hall)
  await aFramework(test, works)
})
afterAll(() => test.close())

const joining = (over: Partial<calls.JoinEmployer> = {}): calls.JoinEmployer => ({
  companyGuid: works.id,
  code: 'works 1',
  email: 'ida@home.example',
  departmentGuid: hall.id,
  group: 'staff',
  firstName: 'Ida',
  lastName: 'Ahrens',
  birthDate: '1990-05-06',
  personnelNumber: '1007',
  street: 'Gartenweg',
  houseNumber: '1',
  postCode: '99901',
  city: 'Falkenbrück',
  medium: 'phone',
  validFrom: '2026-12-01',
  employeeInCent: 4410,
  iban: 'DE09000000000000000001',
  consent: true,
  termsAccepted: true,
  ...over,
})
const join = (over: Partial<calls.JoinEmployer> = {}) =>
  visitorOf(test.app).send(calls.joinEmployer, { body: joining(over) })
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => [errors[0]?.fieldName, errors[0]?.translationKey]

/** Confirms by the link of the mail, as the employee would. */
async function confirmed(email: string): Promise<void> {
  await visitorOf(test.app).send(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  await doOrderJobs(test)
}
const contractOf = async (number: string) => {
  const [row] = await test.database.db.select().from(contract).where(eq(contract.number, number))
  if (!row) throw new Error(`there is no contract ${number}`)
  return row
}

describe('an employee', () => {
  it('finds the company by its code, with what each of the two pays', async () => {
    const body = { code: 'WORKS-1', email: 'ida@home.example' }
    const [employer] = (await visitorOf(test.app).send(calls.findEmployers, { body })).items
    expect(employer).toMatchObject({
      guid: works.id,
      name: 'Works',
      departments: [{ guid: hall.id, name: 'Works – Hall' }],
      products: [{ group: 'staff', priceInCent: 5985, employerInCent: 1575, employeeInCent: 4410 }],
      debit: 'employeeSepa',
    })
    expect(employer?.firstDays[0]).toBe('2026-12-01')
  })

  it('finds it by an address of the company, and nothing by a wrong code', async () => {
    const visitor = visitorOf(test.app)
    const byMail = { code: '', email: 'Ida@Works.Example' }
    const found = (await visitor.send(calls.findEmployers, { body: byMail })).items
    expect(found).toMatchObject([{ guid: works.id, departments: [] }])
    const wrong = { code: 'WORKS-2', email: 'ida@home.example' }
    expect(wordOf(await visitor.send(calls.findEmployers, { body: wrong }))).toEqual(['code', 'error.employerNotFound'])
  })

  it('who guesses from many networks at many domains has tried once too often at the company', async () => {
    const guess = (network: number, domain: string) =>
      visitorOf(test.app, 'en', `198.51.${network}.7`).send(calls.findEmployers, {
        body: { code: 'WORKS-1', email: `x@${domain}.example` },
      })
    expect((await guess(1, 'one')).status).toBe(200)
    await test.database.db.update(tryCount).set({ count: 100_000 })
    const { status } = await guess(2, 'two')
    await test.database.db.delete(tryCount)
    expect(status).toBe(429)
  })

  it('asks, confirms by the mail, is confirmed by the company, and both owe their shares', async () => {
    const [asked] = (await join()).items
    expect(asked).toEqual({ contractNumber: asked?.contractNumber, email: 'ida@home.example' })
    await confirmed('ida@home.example')
    const waiting = await contractOf(asked?.contractNumber ?? '')
    expect(waiting.state).toBe('ApprovalOrganizationPending')
    const { visitor: hr } = await aContactPerson(test, [works])
    const [seen] = (await hr.send(calls.getSchoolContracts, { params: {}, query: {} })).items
    expect(seen).toMatchObject({ guid: waiting.id, mayDecide: true, start: '', zones: '' })
    const counted = async () => {
      const { items } = await hr.send(calls.getOrganisations, { query: {} })
      return items.map(one => [one.name, one.waiting])
    }
    expect(await counted()).toEqual([
      ['Works', 1],
      ['Works – Hall', 1],
    ])
    await hr.send(calls.acceptContract, { params: { id: waiting.id }, query: {} })
    expect(await counted()).toEqual([
      ['Works', 0],
      ['Works – Hall', 0],
    ])
    await doOrderJobs(test)
    expect((await contractOf(waiting.number)).state).toBe('Granted')
    const events = await test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, waiting.id))
    const [concluded] = events.flatMap(({ happening }) => (happening.kind === 'concluded' ? [happening] : []))
    expect(concluded?.payload.shares).toMatchObject([
      { payer: works.payerId, kind: 'fixed', cents: 1575 },
      { kind: 'remainder' },
    ])
    const [listed] = await test.database.db.select().from(membership).where(eq(membership.partyId, waiting.holderId))
    expect(listed).toMatchObject({ organisationId: hall.id, personnelNumber: '1007', validFrom: '2026-12-01' })
    const guid = waiting.holderId
    const [detail] = (await hr.send(calls.getStudentDetails, { params: { guid } })).items
    expect(detail).toMatchObject({ lastName: 'Ahrens', personnelNumber: '1007', street: '', email: '', city: '' })
  })

  it('who is asked for another account names that of their own part: the employer goes on being invoiced', async () => {
    const email = 'lea@home.example'
    const [asked] = (await join({ email, firstName: 'Lea', personnelNumber: '1008' })).items
    await confirmed(email)
    const { id } = await contractOf(asked?.contractNumber ?? '')
    const { visitor: hr } = await aContactPerson(test, [works])
    await hr.ask(calls.acceptContract, { params: { id }, query: {} })
    await doOrderJobs(test)
    await sendLink(test.world, { contractId: id, act: 'changeAccount', by: 'Ada', reason: 'asked for' })
    await doOrderJobs(test)
    const [, token = ''] = /\/link\/([\w-]{43})/.exec(test.mails.findLast(({ to }) => to === email)?.text ?? '') ?? []
    const body = { iban: 'DE79000000000000000002', accountHolder: 'Lea Ahrens', consent: true as const }
    await visitorOf(test.app).ask(calls.changeAccountByLink, { params: { token }, body })
    const debited = await test.database.db
      .select({ iban: mandate.iban })
      .from(mandate)
      .where(eq(mandate.accountHolder, 'Lea Ahrens'))
    expect(debited).toEqual([{ iban: body.iban }])
    const [employer] = await test.database.db.select().from(payerAccount).where(eq(payerAccount.id, works.payerId))
    expect(employer).toMatchObject({ method: 'invoice', mandateId: null })
  })

  it('is not let in by another code, at another price, without an account or on another day', async () => {
    expect(wordOf(await join({ code: 'x' }))).toEqual(['companyGuid', 'error.employerNotFound'])
    expect(wordOf(await join({ employeeInCent: 4400 }))).toEqual(['employeeInCent', 'error.priceChanged'])
    expect(wordOf(await join({ iban: undefined }))).toEqual(['iban', 'error.required'])
    expect(wordOf(await join({ consent: false }))).toEqual(['consent', 'error.mandateConsent'])
    expect(wordOf(await join({ validFrom: '2026-12-02' }))).toEqual(['validFrom', 'error.notValid'])
    expect(wordOf(await join({ group: 'apprentices' }))).toEqual(['group', 'error.notValid'])
  })

  it('asks twice and has asked once; who has a ticket is looked at, and is not told so', async () => {
    const again = { firstName: 'Ben', email: 'ben@works.example', code: '' }
    const [one, two] = [(await join(again)).items[0], (await join(again)).items[0]]
    expect(one).toEqual(two)
    const all = await test.database.db.select().from(application).where(eq(application.email, 'ben@works.example'))
    expect(all).toHaveLength(1)
  })
})

it('a ticket whose form asks for no company is not to be had: nobody would have to confirm', async () => {
  const mill = await anOrganisation(test, { name: 'Mill', kind: 'company' })
  const [product] = quarterTerms().products
  const products = product ? [{ ...product, subscription: 'deutschlandticket', discount: null }] : []
  const entry = { code: 'MILL-4711', mailDomains: [], isAutomatic: false }
  await aFramework(test, mill, { entry, products, debit: 'employerInvoice' })
  const by = { code: entry.code, email: 'max@home.example' }
  const [found] = (await visitorOf(test.app).send(calls.findEmployers, { body: by })).items
  expect(found?.products).toEqual([])
  const asked = await join({ ...by, companyGuid: mill.id, departmentGuid: undefined, employeeInCent: 0 })
  expect(wordOf(asked)).toEqual(['group', 'error.noPriceForConfiguration'])
})

describe('a company that wants to confirm nobody it knows', () => {
  let lab: AnOrganisation
  beforeAll(async () => {
    lab = await anOrganisation(test, { name: 'Lab', kind: 'company' })
    const entry = { code: 'LAB', mailDomains: ['lab.example'], isAutomatic: true }
    await aFramework(test, lab, { entry, debit: 'payroll' })
  })
  /** Asks for a ticket of the lab; its number. */
  const asked = async (over: Partial<calls.JoinEmployer>) => {
    const lacking = { departmentGuid: undefined, iban: undefined, consent: undefined }
    const [joined] = (await join({ companyGuid: lab.id, code: '', ...lacking, ...over })).items
    return joined?.contractNumber ?? ''
  }
  const listed = () => test.database.db.$count(membership, eq(membership.organisationId, lab.id))

  it('grants whoever comes by its own address, and has them in its list', async () => {
    const number = await asked({ email: 'zoe@lab.example', firstName: 'Zoe' })
    await confirmed('zoe@lab.example')
    const { state, holderId } = await contractOf(number)
    expect(state).toBe('Granted')
    expect(await test.database.db.$count(membership, eq(membership.partyId, holderId))).toBe(1)
  })

  it('has nobody in its list by an address that nobody has proven, and is asked whom it does not know', async () => {
    const before = await listed()
    const said = { firstName: 'Mallory', personnelNumber: '4711' }
    await asked({ ...said, email: 'nobody@lab.example' })
    expect(await listed()).toBe(before)
    const number = await asked({ ...said, code: 'LAB', email: 'mallory@home.example' })
    await confirmed('mallory@home.example')
    expect((await contractOf(number)).state).toBe('ApprovalOrganizationPending')
    expect(await listed()).toBe(before)
  })

  it('grants by any address who is in its list: it is their ticket', async () => {
    const holder = await aPupil(test, lab, { firstName: 'Lia', lastName: 'Ahrens' })
    const { db } = test.database
    await db.update(partyPerson).set({ birthDate: '1990-05-06' }).where(eq(partyPerson.partyId, holder))
    await db.update(membership).set({ personnelNumber: '0815' }).where(eq(membership.partyId, holder))
    const number = await asked({ code: 'LAB', firstName: 'Lia', personnelNumber: '815', email: 'lia@home.example' })
    await confirmed('lia@home.example')
    expect(await contractOf(number)).toMatchObject({ state: 'Granted', holderId: holder })
  })

  it('knows who is in its list however the name is written', async () => {
    const holder = await aPupil(test, lab, { firstName: 'René', lastName: 'Müller-Groß' })
    const { db } = test.database
    await db.update(partyPerson).set({ birthDate: '1990-05-06' }).where(eq(partyPerson.partyId, holder))
    await db.update(membership).set({ personnelNumber: '0816' }).where(eq(membership.partyId, holder))
    const named = { firstName: 'Rene', lastName: 'MUELLER GROSS', personnelNumber: '816' }
    const number = await asked({ ...named, code: 'LAB', email: 'rene@home.example' })
    await confirmed('rene@home.example')
    expect(await contractOf(number)).toMatchObject({ state: 'Granted', holderId: holder })
  })

  it('is asked about the second of two that were open at once', async () => {
    const [one, two] = [{ email: 'yara@lab.example' }, { email: 'yara2@lab.example' }]
    const numbers = [await asked({ ...one, firstName: 'Yara' }), await asked({ ...two, firstName: 'Yara' })]
    await confirmed(one.email)
    await confirmed(two.email)
    const states = await Promise.all(numbers.map(async number => (await contractOf(number)).state))
    expect(states).toEqual(['Granted', 'ApprovalOrganizationPending'])
  })
})

it('an employee opens the pass by a link of the mail with the contract, and has it in their account', async () => {
  const email = 'uta@home.example'
  const person = { firstName: 'Uta', lastName: 'Berg', birthDate: '1991-05-06', personnelNumber: '1017', email }
  const [asked] = (await join(person)).items
  await confirmed(email)
  const { id } = await contractOf(asked?.contractNumber ?? '')
  const { visitor: company } = await aContactPerson(test, [works])
  await company.ask(calls.acceptContract, { params: { id }, query: {} })
  await doOrderJobs(test)
  await claimRound(test.world)
  await passRound(test.world)
  const mail = test.mails.findLast(({ to, subject }) => to === email && subject.startsWith('Your contract'))
  const token = /\/link\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const [shown] = (await visitorOf(test.app).send(calls.getPassesByLink, { params: { token } })).items
  expect(shown?.passes).toMatchObject([{ passengerName: 'Uta Berg', image: expect.stringMatching(/^data:image/) }])
  const { visitor } = await aCustomer(test, { email })
  const { passes } = await visitor.ask(calls.getSubscriptionPasses, { params: { contractGuid: id } })
  expect(passes).toHaveLength(1)
})
