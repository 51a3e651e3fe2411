import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appleWallet } from '../../../adapters/wallet-passes/apple-wallet.ts'
import { trialCertificates } from '../../../adapters/wallet-passes/trial-certificates.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { contract } from '../../../db/schema/index.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { aCustomer, loginOf, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { taken } from '../../../testing/decision-letters.ts'
import { doOrderJobs, subscriptionShop, type Visitor } from '../../../testing/subscription-order.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { passRound } from '../../billing/pass/index.ts'
import { sendLink } from '../../subscription/desk/index.ts'
import { sendFamilyMail } from './index.ts'

const PASS_TYPE = 'pass.example.trial'

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
  test.world.wallets = {
    apple: appleWallet(trialCertificates(PASS_TYPE, 'TEAM000001', new Date(test.now())), { isTrial: true, push: null }),
    google: null,
    isTrial: true,
  }
})
afterAll(() => test.close())

const child = (firstName: string, birthDate: string): calls.AppliedChild => ({
  ...{ firstName, lastName: 'Muster', birthDate, schoolGuid: school.id, grade: 6, class: '6b', exemption: '' },
  ...{ photoId: null, keepsPhoto: false, proofIds: [], proofFrom: null, proofUntil: null },
})

const form = (email: string): calls.FamilyApplication => ({
  ...{ formId: randomUUID(), firstName: 'Eva', lastName: 'Muster', email, phone: '' },
  ...{ street: 'Weg', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', home: '4003' },
  ...{ isForMyself: false, isAddressBlocked: false, medium: 'phone', consent: true },
  children: [child(`Ida ${email}`, '2014-03-01'), child(`Ben ${email}`, '2016-03-01')],
})

const contractsOfForm = async (formId: string): Promise<string[]> => {
  const { rows } = await test.database.db.execute<{ id: string }>(
    `select contract_id as id from applied_child a join family_application f on f.id = a.application_id
     where f.form_id = '${formId}' order by a.place`,
  )
  return rows.map(({ id }) => id)
}

const contractsOfHolder = async (holderId: string): Promise<string[]> =>
  (await test.database.db.select({ id: contract.id }).from(contract).where(eq(contract.holderId, holderId))).map(
    ({ id }) => id,
  )

/** The secret of a page's link in the latest mail to somebody that has one. */
const tokenIn = (to: string, page: RegExp, subject = page === SHOWN ? 'Your contract' : ''): string => {
  const mails = test.mails.filter(mail => mail.to === to && mail.subject.startsWith(subject))
  return mails.flatMap(({ text }) => page.exec(text)?.[1] ?? []).at(-1) ?? ''
}
const FOLLOWED = /\/(?:antrag|application)\/([\w-]+)/
const SHOWN = /\/link\/([\w-]+)/

interface Applied {
  email: string
  contracts: string[]
  /** Of the mail to the parents. */
  token: string
}

async function applied(email: string, parents: Visitor = visitorOf(test.app)): Promise<Applied> {
  const body = form(email)
  await parents.ask(calls.applyForSchoolTickets, { body })
  for (const job of await takenJobs(test, 'sendFamilyMail')) await sendFamilyMail(test.world, job)
  return { email, contracts: await contractsOfForm(body.formId), token: tokenIn(email, FOLLOWED) }
}

/** School and payer agree, and what follows by itself has happened. */
async function granted({ contracts }: Applied): Promise<void> {
  const [secretary, payer] = [await aContactPerson(test, [school]), await aContactPerson(test, [county])]
  for (const id of contracts) {
    await secretary.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
    await payer.visitor.ask(calls.sayWay, { params: { guid: id }, body: { metres: 4000, because: 'Map' } })
    await payer.visitor.ask(calls.acceptContract, { params: { id }, query: {} })
  }
  await doOrderJobs(test)
  await taken(test)
  await claimRound(test.world)
  await passRound(test.world)
}

const passesOf = ({ token }: Applied, contractGuid: string, visitor: Visitor = visitorOf(test.app)) =>
  visitor.send(calls.getPassesOfChild, { params: { token, contractGuid } })

const opened = ({ token }: Applied) => visitorOf(test.app).ask(calls.openLink, { params: { token } })

const contractsIn = async (visitor: Visitor) =>
  (await visitor.send(calls.getSubscriptionContracts, { query: {} })).items.map(({ guid }) => guid).toSorted()

const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('the pass of a child', () => {
  let family: Applied
  beforeAll(async () => {
    family = await applied('eva@example.org')
    await granted(family)
  })

  it('is shown to parents by the link of their application, with its barcode, and each child’s alone', async () => {
    for (const [place, contractGuid] of family.contracts.entries()) {
      const [shown] = (await passesOf(family, contractGuid)).items
      expect(shown).toMatchObject({ contractGuid, medium: 'phone', blockedBy: [] })
      const [pass] = shown?.passes ?? []
      expect(pass?.image).toMatch(/^data:image\/svg/)
      expect(pass?.passengerName).toBe(`${place === 0 ? 'Ida' : 'Ben'} eva@example.org Muster`)
    }
  })

  it('is nobody’s who has the link of another application, or of something else', async () => {
    const [contractGuid = ''] = family.contracts
    const others = await applied('other@example.org')
    const foreign = await passesOf(others, contractGuid)
    expect([foreign.status, wordOf(foreign)]).toEqual([404, 'error.contractNotFound'])
    const shown = tokenIn(family.email, SHOWN)
    expect(wordOf(await passesOf({ ...family, token: shown }, contractGuid))).toBe('error.linkNotValid')
    const byFollowed = await visitorOf(test.app).send(calls.getPassesByLink, { params: { token: family.token } })
    expect(wordOf(byFollowed)).toBe('error.linkNotValid')
  })

  it('is opened by a link of the mail with the contract, which shows that pass and nothing else', async () => {
    const mails = test.mails.filter(({ to, subject }) => to === family.email && subject.startsWith('Your contract'))
    expect(mails).toHaveLength(2)
    const names = []
    for (const { text } of mails) {
      expect(text).toContain('Open the ticket')
      expect(text).toContain('create an account with this e-mail address')
      const token = SHOWN.exec(text)?.[1] ?? ''
      const [link] = (await visitorOf(test.app).send(calls.getSubscriptionLink, { params: { token } })).items
      expect(link).toMatchObject({ act: 'showPass', state: 'open', account: null, debits: [], proof: null })
      const [shown] = (await visitorOf(test.app).send(calls.getPassesByLink, { params: { token } })).items
      names.push(shown?.passes[0]?.passengerName)
      expect(wordOf(await visitorOf(test.app).send(calls.followApplication, { params: { token } }))).toBe(
        'error.linkNotValid',
      )
    }
    expect(names.toSorted()).toEqual(['Ben eva@example.org Muster', 'Ida eva@example.org Muster'])
  })

  it('goes into a wallet by the key it comes with, for a day, and no other ticket does', async () => {
    const [contractGuid = ''] = family.contracts
    const [shown] = (await passesOf(family, contractGuid)).items
    const token = shown?.passes[0]?.walletKey ?? ''
    const ask = (key: string) =>
      visitorOf(test.app).send(calls.getWalletLinkOfPass, { params: { token: key }, query: { type: 'apple' } })
    const { url = '' } = (await ask(token)).items[0] ?? {}
    const opened = await test.app.inject({ url: new URL(url).pathname })
    expect(opened.headers['content-type']).toBe('application/vnd.apple.pkpass')
    expect(wordOf(await ask(`${token}x`))).toBe('error.linkExpired')
    test.pass(24 * 60 + 1)
    expect(wordOf(await ask(token))).toBe('error.linkExpired')
  })

  it('is shown by the link that staff mail anew, and by earlier ones no more', async () => {
    const [contractId = ''] = family.contracts
    const sending = { contractId, act: 'showPass' as const, by: 'Desk', reason: 'passed on to the wrong person' }
    const ask = (token: string) => visitorOf(test.app).send(calls.getPassesByLink, { params: { token } })
    await sendLink(test.world, sending)
    await doOrderJobs(test)
    const first = tokenIn(family.email, SHOWN, 'Your ticket')
    expect((await ask(first)).items).toMatchObject([{ contractGuid: contractId }])
    await sendLink(test.world, sending)
    expect(wordOf(await ask(first))).toBe('error.linkUsed')
  })

  it('is shown no more once the link has run out', async () => {
    const [contractGuid = ''] = family.contracts
    const token = tokenIn(family.email, SHOWN)
    test.pass(401 * 24 * 60)
    expect(wordOf(await passesOf(family, contractGuid))).toBe('error.linkExpired')
    const late = await visitorOf(test.app).send(calls.getPassesByLink, { params: { token } })
    expect(wordOf(late)).toBe('error.linkExpired')
    test.pass(-401 * 24 * 60)
  })
})

describe('an application of parents', () => {
  it('is in the account of who sent it signed in, with the passes', async () => {
    const { visitor, email } = await aCustomer(test, { email: 'signed-in@example.org' })
    const family = await applied(email, visitor)
    expect(await contractsIn(visitor)).toEqual(family.contracts.toSorted())
    await granted(family)
    const [contractGuid = ''] = family.contracts
    const { passes } = await visitor.ask(calls.getSubscriptionPasses, { params: { contractGuid } })
    expect(passes).toHaveLength(1)
    const mail = test.mails.findLast(({ to, subject }) => to === email && subject.startsWith('Your contract'))
    expect(mail?.text).toContain('It is in your account as well.')
  })

  it('is in nobody’s whom the school has helped: people of the portal get nobody’s child into their account', async () => {
    const { visitor } = await aContactPerson(test, [school])
    await applied('helped@example.org', visitor)
    const { rows } = await test.database.db.execute<{ accounts: number }>(`select count(p.account_id)::int as accounts
      from application a join contract c on c.id = a.contract_id join party p on p.id = c.subscriber_id
      where a.email = 'helped@example.org'`)
    expect(rows).toEqual([{ accounts: 0 }])
  })

  it('comes to the account with the confirmed address once its link was opened, then or later', async () => {
    const family = await applied('later@example.org')
    const { visitor, email } = await aCustomer(test, { email: 'later@example.org' })
    expect(await contractsIn(visitor)).toEqual([])
    expect(await opened(family)).toMatchObject({ act: 'followApplication' })
    expect(await contractsIn(visitor)).toEqual(family.contracts.toSorted())
    const early = await applied('opened@example.org')
    await opened(early)
    const second = await aCustomer(test, { email: 'opened@example.org' })
    expect(await contractsIn(second.visitor)).toEqual(early.contracts.toSorted())
    await signIn(visitor, loginOf(test, { email }))
    expect(await contractsIn(visitor)).toEqual(family.contracts.toSorted())
  })

  it('is none that a school has ordered for its pupil, whoever was written to of it', async () => {
    const { visitor, email, accountId } = await aContactPerson(test, [school])
    const { visitor: payer } = await aContactPerson(test, [county])
    const configurationId =
      (await visitor.send(calls.getSubscriptions)).items.find(({ key }) => key === 'deutschlandticket')?.guid ?? ''
    const studentGuid = await aPupil(test, school)
    const guardian = { guardianFirstName: 'Eva', guardianLastName: 'Pupil' }
    const body = { kind: 'newContract' as const, studentGuid, configurationId, validFrom: '2027-01-01', ...guardian }
    const { guid } = await visitor.ask(calls.createSchoolChangeRequest, { body })
    await payer.ask(calls.acceptSchoolChangeRequest, { params: { guid }, body: {} })
    await doOrderJobs(test)
    const [contractId = ''] = await contractsOfHolder(studentGuid)
    const shows = test.mails.filter(mail => mail.to === email && SHOWN.test(mail.text))
    expect(shows).toEqual([])
    // What staff mail of it is the pass alone, and makes it nobody's either.
    await sendLink(test.world, { contractId, act: 'showPass', by: 'Desk', reason: 'asked for' })
    await doOrderJobs(test)
    await opened({ email, contracts: [contractId], token: tokenIn(email, SHOWN, '') })
    await test.database.db.transaction(tx =>
      test.world.contractsOfGuests.toAccount(tx, email, { clientId: clientIdOf(test.world), accountId }),
    )
    expect(await contractsIn(visitor)).toEqual([])
  })
})
