import * as calls from '@billett/contract'
import { fold, type Share } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { contract, party, partyPerson, payerAccount, userAccount } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { doOrderJobs } from '../../../testing/subscription-order.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { handOver, sendLink } from '../../subscription/desk/index.ts'
import { linkSecret, makeLink } from '../../subscription/link/index.ts'
import { changeAccount, payerOfParty } from '../../subscription/party/index.ts'

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
const opened: TestWorld[] = []

// It is 21 November 2026.
beforeEach(async () => {
  test = await testWorld()
  opened.push(test)
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'Grammar school' })
  await pays(test, county, school)
})
afterAll(() => Promise.all(opened.map(one => one.close())))

const ACCOUNT = { iban: 'DE79000000000000000002', accountHolder: 'Eva Pupil' }

/** What a mother has concluded for a pupil: the county pays, all of it or what she does not. */
async function aFamilysContract(own: number) {
  const pupil = await aPupil(test, school)
  const mother = await aPupil(test, school, { firstName: 'Eva' })
  const mothers = await test.world.db.transaction(tx => payerOfParty(test.world, tx, mother))
  const besides = own === 0 ? {} : { besides: { payerId: mothers, cents: own } }
  const contractId = await aPupilsContract(test, pupil, school, { state: 'Granted', payer: county, ...besides })
  await test.world.db.update(contract).set({ subscriberId: mother }).where(eq(contract.id, contractId))
  return { contractId, pupil, mother, mothers }
}

const payerRow = async (id: string) => {
  const [row] = await test.world.db.select().from(payerAccount).where(eq(payerAccount.id, id))
  return row
}
const isInvoiced = { method: 'invoice', mandateId: null }

const aLink = async (contractId: string, payerId?: string) => {
  const wanted = { contractId, act: 'changeAccount' as const, ...(payerId === undefined ? {} : { payerId }) }
  const { id } = await test.world.db.transaction(tx => makeLink(test.world, tx, wanted))
  return linkSecret(test.world, id)
}
const change = async (token: string, iban = ACCOUNT.iban) => {
  const body = { ...ACCOUNT, iban, consent: true as const }
  const { status, errors } = await visitorOf(test.app).send(calls.changeAccountByLink, { params: { token }, body })
  return errors[0]?.translationKey ?? status
}
const changeBy = async (contractId: string, payerId?: string) => change(await aLink(contractId, payerId))

it('a parent who names an account has their own share debited from it, and the county is invoiced as before', async () => {
  const { contractId, mothers } = await aFamilysContract(2800)
  expect(await changeBy(contractId)).toBe(200)
  expect(await payerRow(mothers)).toMatchObject({ method: 'sepa' })
  expect(await payerRow(county.payerId)).toMatchObject(isInvoiced)
})

it('who pays nothing of a contract is not asked for an account of it, and a link they have changes none', async () => {
  const { contractId } = await aFamilysContract(0)
  const asking = sendLink(test.world, { contractId, act: 'changeAccount', by: 'Ada', reason: 'asked for' })
  await expect(asking).rejects.toThrow('notPayer')
  expect(await changeBy(contractId)).toBe('error.linkNotValid')
  expect(await payerRow(county.payerId)).toMatchObject(isInvoiced)
})

it('an organisation is asked for no account, and none is stored for it whoever would', async () => {
  const { contractId } = await aFamilysContract(2800)
  expect(await changeBy(contractId, county.payerId)).toBe('error.linkNotValid')
  const given = { ...ACCOUNT, bic: '', creditInstitute: '', consentText: '' }
  const stored = test.world.db.transaction(tx => changeAccount(test.world, tx, county.payerId, given))
  await expect(stored).rejects.toThrow('notPayer')
  expect(await payerRow(county.payerId)).toMatchObject(isInvoiced)
})

/** Who pays what of a contract in the end. */
async function sharesOf(contractId: string): Promise<readonly Share[] | undefined> {
  return fold((await historiesOf(test.world.db, [contractId])).get(contractId) ?? [], test.now())?.shares.at(-1)?.value
}

it('a pupil who comes of age takes over what the parents paid, and the county pays the rest as before', async () => {
  const [shared, free] = [await aFamilysContract(2800), await aFamilysContract(0)]
  for (const { pupil } of [shared, free])
    await test.world.db.update(partyPerson).set({ birthDate: '2008-11-22' }).where(eq(partyPerson.partyId, pupil))
  test.pass(2 * 24 * 60)
  for (const { contractId } of [shared, free])
    await handOver(test.world, { contractId, by: 'Ada', reason: 'came of age' })
  const pupils = await test.world.db.transaction(tx => payerOfParty(test.world, tx, shared.pupil))
  expect(await sharesOf(shared.contractId)).toEqual([
    { payer: pupils, kind: 'fixed', cents: 2800 },
    { payer: county.payerId, kind: 'remainder' },
  ])
  expect(await sharesOf(free.contractId)).toEqual([{ payer: county.payerId, kind: 'remainder' }])
  await doOrderJobs(test)
  expect(test.mails).toEqual([])
})

it('a link that asks for an account ends once one is named, by another link too', async () => {
  const { contractId, mothers } = await aFamilysContract(2800)
  const [one, other] = [await aLink(contractId, mothers), await aLink(contractId, mothers)]
  expect(await change(one)).toBe(200)
  const { state } = await visitorOf(test.app).ask(calls.getSubscriptionLink, { params: { token: other } })
  expect(state).toBe('used')
  expect(await change(other, 'DE02120300000000202051')).toBe('error.linkUsed')
  // One that is made later asks anew, as after a debit that came back.
  expect(await changeBy(contractId, mothers)).toBe(200)
})

it('an account is tried as often as at its own page, and named by no minor', async () => {
  const { contractId, mother, mothers } = await aFamilysContract(2800)
  const token = await aLink(contractId, mothers)
  const young = await aCustomer(test, { email: 'young@example.org' })
  const { userId } = young.signedIn
  await test.world.db.update(userAccount).set({ birthDate: '2014-01-01' }).where(eq(userAccount.id, userId))
  await test.world.db.update(party).set({ accountId: userId }).where(eq(party.id, mother))
  expect(await change(token)).toBe('error.guardianNeeded')
  await test.world.db.update(userAccount).set({ birthDate: '1984-01-01' }).where(eq(userAccount.id, userId))
  test.world.countsTries = true
  const tried: unknown[] = []
  while (tried.length < 10) tried.push(await change(token))
  expect(new Set(tried)).toEqual(new Set([200, 'error.linkUsed']))
  expect(await change(token)).toBe('error.tooManyRequests')
})
