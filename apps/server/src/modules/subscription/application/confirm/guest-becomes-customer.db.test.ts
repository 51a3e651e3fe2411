import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, mandate, party, partyPerson, userAccount } from '../../../../db/schema/index.ts'
import { aCustomer, loginOf, mailedCode, PASSWORD, sendAccountMails, signIn } from '../../../../testing/account.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../../testing/test-world.ts'
import { claimRound } from '../../../billing/claim/index.ts'
import { passRound } from '../../../billing/pass/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

/** A guest orders; `confirmed` unless said otherwise. Gives the contract. */
async function ordered(
  email: string,
  { confirms = true, product = 'deutschlandticket', said = {}, visitor = visitorOf(test.app) } = {},
): Promise<string> {
  const [booked] = (
    await visitor.send(calls.submitSubscription, { body: await orderOf(visitor, product, { email, ...said }) })
  ).items
  if (confirms) await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  await doOrderJobs(test)
  return booked?.guid ?? expect.fail('nothing was ordered')
}

const contractsOf = async (visitor: ReturnType<typeof visitorOf>) =>
  (await visitor.send(calls.getSubscriptionContracts, { query: {} })).items.map(({ guid }) => guid).toSorted()

describe('what a guest has subscribed to', () => {
  it('comes to the account whose owner has confirmed the address, with its pass and its mandate', async () => {
    const contractGuid = await ordered('Grace@example.org')
    const other = await ordered('somebody@example.org')
    await claimRound(test.world)
    await passRound(test.world)
    const { visitor, signedIn } = await aCustomer(test, { email: 'grace@example.org' })
    expect(await contractsOf(visitor)).toEqual([contractGuid])
    const { passes } = await visitor.ask(calls.getSubscriptionPasses, { params: { contractGuid } })
    expect(passes).toHaveLength(1)
    const mandates = await test.database.db.select().from(mandate).where(eq(mandate.accountId, signedIn.userId))
    expect(mandates).toHaveLength(1)
    const params = { contractGuid: other }
    expect((await visitor.send(calls.getSubscriptionPasses, { params })).status).toBe(404)
  })

  it('is said in the mail of the contract to be in an account, made already or not', async () => {
    const { email } = await aCustomer(test, { email: 'known@example.org' })
    await ordered(email)
    await ordered('unknown@example.org')
    const textTo = (to: string) =>
      test.mails.findLast(mail => mail.to === to && mail.subject.startsWith('Your contract'))?.text
    expect(textTo(email)).toContain('It is in your account.')
    expect(textTo('unknown@example.org')).toContain('create an account with it')
    const secret = (await mailedConfirmation(test, 'unknown@example.org')).subscriptionId
    expect(textTo('unknown@example.org')).toContain(`subscriptionId=${secret}`)
    expect(textTo(email)).not.toContain('subscriptionId=')
    for (const to of [email, 'unknown@example.org'])
      expect(textTo(to)).toMatch(/https:\/\/\S+\/account\/subscription\b/)
  })

  it('by two orders is two parties of one account, and each stays what it was', async () => {
    const both = [
      await ordered('twice@example.org'),
      await ordered('twice@example.org', { product: 'firstClassSupplement' }),
    ]
    const { visitor, signedIn } = await aCustomer(test, { email: 'twice@example.org' })
    expect(await contractsOf(visitor)).toEqual(both.toSorted())
    const parties = await test.database.db.select().from(party).where(eq(party.accountId, signedIn.userId))
    expect(new Set(parties.map(({ customerNumber }) => customerNumber)).size).toBe(2)
  })

  it('is there at once where the account was there before, and with the next sign-in where it was not confirmed', async () => {
    const { visitor, email } = await aCustomer(test, { email: 'before@example.org' })
    const waiting = await ordered(email, { confirms: false })
    await signIn(visitor, loginOf(test, { email }))
    expect(await contractsOf(visitor)).toEqual([])
    await visitorOf(test.app).ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
    expect(await contractsOf(visitor)).toEqual([waiting])
  })

  it('stays nobody’s whose link was not followed', async () => {
    const email = 'typed-wrong@example.org'
    await ordered(email, { confirms: false })
    expect(await contractsOf((await aCustomer(test, { email })).visitor)).toEqual([])
  })

  it('and is another account’s already, stays that account’s', async () => {
    const { db } = test.database
    const contractGuid = await ordered('heir@example.org')
    const rich = await aCustomer(test, { email: 'rich@example.org' })
    const [row] = await db.select().from(contract).where(eq(contract.id, contractGuid))
    await db
      .update(party)
      .set({ accountId: rich.signedIn.userId })
      .where(eq(party.id, row?.subscriberId ?? ''))
    expect(await contractsOf((await aCustomer(test, { email: 'heir@example.org' })).visitor)).toEqual([])
    expect(await contractsOf(rich.visitor)).toEqual([contractGuid])
  })

  it('does not go where nobody could reach it: into an account that is disabled, or about to be deleted', async () => {
    const { db } = test.database
    const off = await aCustomer(test, { email: 'off@example.org' })
    await db.update(userAccount).set({ state: 'disabled' }).where(eq(userAccount.id, off.signedIn.userId))
    const leaving = await aCustomer(test, { email: 'leaving@example.org' })
    await leaving.visitor.ask(calls.requestDeletion)
    const contractGuid = await ordered('leaving@example.org')
    await ordered('off@example.org')
    for (const { signedIn } of [off, leaving])
      expect(await db.select().from(party).where(eq(party.accountId, signedIn.userId))).toEqual([])
    await leaving.visitor.ask(calls.withdrawDeletion)
    await signIn(leaving.visitor, loginOf(test, { email: 'leaving@example.org' }))
    expect(await contractsOf(leaving.visitor)).toEqual([contractGuid])
  })

  it('by another of the family is in the account, and who orders signed in is no less who they are', async () => {
    const { db } = test.database
    const email = 'family@example.org'
    const said = { firstName: 'Otto', birthDate: '1985-05-05', accountHolder: 'Otto Lovelace' }
    const ottos = await ordered(email, { said })
    const { visitor } = await aCustomer(test, { email })
    const adas = await ordered(email, { visitor, said: { validFrom: '2027-01-01' } })
    expect(await contractsOf(visitor)).toEqual([adas, ottos].toSorted())
    const [row] = await db
      .select({ person: partyPerson })
      .from(contract)
      .innerJoin(partyPerson, eq(partyPerson.partyId, contract.holderId))
      .where(eq(contract.id, adas))
    expect(row?.person).toMatchObject({ firstName: 'Ada', birthDate: '1990-01-31' })
  })
})

describe('an account of what a contract knows', () => {
  const asked = async (link: calls.ConfirmSubscription, over: Partial<calls.AccountOfSubscriber> = {}) =>
    visitorOf(test.app).send(calls.accountOfSubscriber, {
      body: {
        ...link,
        password: PASSWORD,
        termsAccepted: true,
        originUrl: 'https://shop.example/subscriptions/confirm',
        ...over,
      },
    })
  const confirmed = async (email: string) => {
    const contractGuid = await ordered(email, { confirms: false })
    const link = await mailedConfirmation(test, email)
    await visitorOf(test.app).ask(calls.confirmSubscription, { body: link })
    return { contractGuid, link }
  }

  it('needs a password and a click, and has the contract, the name and the address in it', async () => {
    const email = 'short@example.org'
    const { contractGuid, link } = await confirmed(email)
    expect((await asked(link)).status).toBe(200)
    const visitor = visitorOf(test.app)
    expect((await visitor.send(calls.login, { body: loginOf(test, { email }) })).status).toBe(403)
    await visitor.send(calls.activate, { params: { token: await mailedCode(test, email) } })
    await signIn(visitor, loginOf(test, { email }))
    expect(await contractsOf(visitor)).toEqual([contractGuid])
    expect(await visitor.ask(calls.getUser)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      birthDate: '1990-01-31',
      addresses: [{ street: 'Marktplatz', isMain: true }],
    })
  })

  it('has no address that is secret: an account says to whom of the staff it is shown by other rules', async () => {
    const email = 'hidden@example.org'
    const { contractGuid, link } = await confirmed(email)
    const { db } = test.database
    const [row] = await db.select().from(contract).where(eq(contract.id, contractGuid))
    await db
      .update(partyPerson)
      .set({ isAddressSecret: true })
      .where(eq(partyPerson.partyId, row?.subscriberId ?? ''))
    expect((await asked(link)).status).toBe(200)
    const visitor = visitorOf(test.app)
    await visitor.send(calls.activate, { params: { token: await mailedCode(test, email) } })
    await signIn(visitor, loginOf(test, { email }))
    expect(await visitor.ask(calls.getUser)).toMatchObject({ firstName: 'Ada', addresses: [] })
  })

  it('needs the secret of the mail, and that it was followed', async () => {
    const email = 'unproven@example.org'
    await ordered(email, { confirms: false })
    const link = await mailedConfirmation(test, email)
    expect((await asked(link)).errors).toMatchObject([{ translationKey: 'error.accountCreationFailed' }])
    await visitorOf(test.app).ask(calls.confirmSubscription, { body: link })
    const other = await confirmed('elsewhere@example.org')
    for (const wrong of [
      { ...link, subscriptionId: 'guessed' },
      { ...link, userId: other.link.userId },
      { ...other.link, subscriptionId: link.subscriptionId },
    ])
      expect((await asked(wrong)).errors).toMatchObject([{ translationKey: 'error.linkNotValid' }])
    expect((await asked(link, { password: 'Passwort-1' })).errors).toMatchObject([
      { fieldName: 'password', translationKey: 'error.passwordBreached' },
    ])
  })

  it('answers alike where the address has an account, whose password stays what it was', async () => {
    const email = 'twofold@example.org'
    await aCustomer(test, { email })
    const known = await confirmed(email)
    const unknown = await confirmed('single@example.org')
    const password = 'Wolkenbruch-47-Watt'
    const answers = [await asked(known.link, { password }), await asked(unknown.link, { password })]
    expect(String(answers[0]?.bytes)).toBe(String(answers[1]?.bytes))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await sendAccountMails(test)
    await signIn(visitorOf(test.app), loginOf(test, { email }))
    const wrong = { body: loginOf(test, { email, password }) }
    expect((await visitorOf(test.app).send(calls.login, wrong)).status).toBe(400)
  })

  it('is nothing for who has signed in', async () => {
    const { link } = await confirmed('inside@example.org')
    const { visitor } = await aCustomer(test, { email: 'inside@example.org' })
    const body = { ...link, password: PASSWORD, termsAccepted: true as const, originUrl: 'https://shop.example/' }
    expect((await visitor.send(calls.accountOfSubscriber, { body })).errors).toMatchObject([
      { translationKey: 'error.accountCreationFailed' },
    ])
  })
})
