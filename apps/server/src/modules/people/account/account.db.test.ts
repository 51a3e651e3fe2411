import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, aRegistration, loginOf, mailedCode, PASSWORD, sendAccountMails } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

let count = 0
const somebody = () => {
  count += 1
  return aCustomer(test, { email: `customer${count}@example.org` })
}

type Somebody = Awaited<ReturnType<typeof somebody>>

const change = ({ visitor, signedIn }: Somebody, body: calls.UpdateUser) =>
  visitor.send(calls.updateUser, { params: { id: signedIn.userId }, body })

/** Whoever waits for what another transaction holds. */
const WAITING = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

const home = { street: 'Marktplatz', houseNumber: '1', postCode: '12345', city: 'Falkenbrück', country: 'de' as const }

describe('an account', () => {
  it('changes what was given and keeps the rest', async () => {
    const ada = await somebody()
    const before = await ada.visitor.ask(calls.getUser)
    const { items } = await change(ada, { phone: '+49 (30) 123-45', title: 'Dr.', language: 'de' })
    expect(items).toEqual([{ ...before, phone: '+49 (30) 123-45', title: 'Dr.', language: 'de' }])
    expect((await change(ada, { phone: 'ring me' })).errors).toMatchObject([{ fieldName: 'phone' }])
    expect((await change(ada, { birthDate: '2015-01-01' })).errors).toMatchObject([{ fieldName: 'birthDate' }])
  })

  it('has titles of the country its owner lives in, whether or not addresses are sent along', async () => {
    const vienna = { ...home, postCode: '1010', city: 'Wien', country: 'at' as const }
    const ada = await somebody()
    expect((await change(ada, { title: 'Mag.' })).errors).toMatchObject([{ translationKey: 'error.titleNotAvailable' }])
    await change(ada, { addresses: [vienna] })
    expect((await change(ada, { title: 'Mag.' })).items).toMatchObject([{ title: 'Mag.' }])
  })

  it('has addresses, one of them the main one', async () => {
    const ada = await somebody()
    const [first] = (await ada.visitor.ask(calls.getUser)).addresses
    const work = { ...home, street: 'Werkstraße', addressName: 'Arbeit', isMain: true }
    const { items } = await change(ada, { addresses: [{ ...home, addressId: first?.addressId }, work] })
    expect(items[0]?.addresses).toMatchObject([
      { addressId: first?.addressId, isMain: false },
      { addressName: 'Arbeit', isMain: true },
    ])
    const stranger = (await (await somebody()).visitor.ask(calls.getUser)).addresses[0]
    expect((await change(ada, { addresses: [{ ...home, addressId: stranger?.addressId }] })).errors).toMatchObject([
      { fieldName: 'addresses.0.addressId', translationKey: 'error.notFound' },
    ])
  })

  it('says what its owner wants to be written to about', async () => {
    const ada = await somebody()
    const { items } = await change(ada, {
      notifications: [
        { kind: 'newsletter', enabled: true },
        { kind: 'ticketReminders', enabled: true },
      ],
    })
    const wanted = items[0]?.notifications.filter(({ enabled }) => enabled).map(({ kind }) => kind)
    expect(wanted).toEqual(['newsletter', 'ticketReminders'])
  })

  it('loses the newsletter by the link of an issue, which answers the same for every id', async () => {
    const ada = await somebody()
    await change(ada, { notifications: [{ kind: 'newsletter', enabled: true }] })
    const end = (userId: string) => visitorOf(test.app).send(calls.unsubscribeNewsletter, { body: { userId } })
    const [real, none] = [await end(ada.signedIn.userId), await end(crypto.randomUUID())]
    expect([real.status, real.items]).toEqual([none.status, none.items])
    expect((await ada.visitor.ask(calls.getUser)).notifications).toContainEqual({ kind: 'newsletter', enabled: false })
  })

  it('accepts the terms as they are, again when they have changed', async () => {
    const { visitor, signedIn } = await somebody()
    await test.database.pool.query(`update terms_acceptance set version = '2020-01-01' where account_id = $1`, [
      signedIn.userId,
    ])
    expect(await visitor.ask(calls.getUser)).toMatchObject({ acceptTermsNecessary: true })
    const accepted = await visitor.ask(calls.acceptTerms, { body: { acceptedOn: test.now() } })
    expect(accepted).toMatchObject({ acceptTermsNecessary: false })
  })

  it('is handed out whole, without what only we may know', async () => {
    const { visitor, email, signedIn } = await somebody()
    const cart = await aCart(visitor)
    const { bytes, headers } = await visitor.send(calls.exportUserData)
    expect(headers['content-type']).toContain('application/json')
    const all = JSON.parse(bytes.toString())
    expect(all).toMatchObject({ account: [{ email }], devices: [{ endedOn: null }] })
    expect(all.orders).toMatchObject([{ id: cart.orderId, tickets: [{ ticketId: cart.tickets[0]?.ticketId }] }])
    expect(all.journal.map((event: { kind: string }) => event.kind)).toContain('activated')
    expect(bytes.toString()).not.toContain('argon2')
    for (const entry of [...all.orders, ...all.devices, ...all.acceptedTerms])
      expect(Object.keys(entry)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/clientId|ownerId|accountId/)]),
      )
    expect(all.account[0].id).toBe(signedIn.userId)
  })
})

describe('a new e-mail address', () => {
  it('asks for the password, counts when it is confirmed, and the old one is told', async () => {
    const ada = await somebody()
    const email = 'new@example.org'
    expect((await change(ada, { email })).errors).toMatchObject([{ fieldName: 'currentPassword' }])
    expect((await change(ada, { email, currentPassword: 'Falsch-falsch-1' })).errors).toMatchObject([
      { translationKey: 'error.passwordWrong' },
    ])
    const { items } = await change(ada, { email, currentPassword: PASSWORD, originUrl: 'https://shop.example/account' })
    expect(items).toMatchObject([{ email: ada.email, pendingEmail: email }])
    const token = await mailedCode(test, email)
    expect(test.mails.findLast(({ to }) => to === ada.email)?.text).toContain(email)
    await visitorOf(test.app).send(calls.confirmEmailAddress, { params: { token } })
    expect(await ada.visitor.ask(calls.getUser)).toMatchObject({ email, pendingEmail: null })
    const login = (name: string) => visitorOf(test.app).send(calls.login, { body: loginOf(test, { email: name }) })
    expect([(await login(email)).status, (await login(ada.email)).status]).toEqual([200, 400])
  })

  it.each([
    ['de', /samt Tickets in diesem Konto/, /öffnen Sie den Link bitte nicht/],
    ['en', /in that account, tickets included/, /please do not open the link/],
  ] as const)(
    'is asked to confirm for which account, and what comes along (%s)',
    async (language, comesAlong, notYours) => {
      const email = `asked.${language}@example.org`
      const ada = await aCustomer(test, { email: `zoe.${language}@mail.example`, firstName: 'Win-a-prize' })
      await change(ada, { language })
      await change(ada, { email, currentPassword: PASSWORD })
      await sendAccountMails(test)
      const mail = test.mails.findLast(({ to }) => to === email)
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain('z•••@m•••.example')
        expect(body).toMatch(comesAlong)
        expect(body).toMatch(notYours)
        // It may be a stranger who reads it.
        expect(body).not.toContain(ada.email)
        expect(body).not.toContain('Win-a-prize')
      }
    },
  )

  it('that is somebody else’s is answered the same; only its owner’s mail says so', async () => {
    const ada = await somebody()
    const bob = await somebody()
    const taken = await change(ada, { email: bob.email, currentPassword: PASSWORD })
    expect(taken).toMatchObject({ status: 200, items: [{ pendingEmail: bob.email }] })
    await sendAccountMails(test)
    const mail = test.mails.findLast(({ to }) => to === bob.email)
    expect(mail?.text).toContain('another account')
    expect(mail?.text).not.toMatch(/[\w-]{43}/)
  })

  it('that somebody else confirms at the same moment is not taken from them either', async () => {
    const [ada, bob] = [await somebody(), await somebody()]
    const email = 'same-moment@example.org'
    await change(ada, { email, currentPassword: PASSWORD })
    const token = await mailedCode(test, email)
    const other = await test.database.pool.connect()
    await other.query('begin')
    await other.query('update user_account set email = $2, email_key = $2 where id = $1', [bob.signedIn.userId, email])
    const confirmed = visitorOf(test.app).send(calls.confirmEmailAddress, { params: { token } })
    while ((await test.database.pool.query(WAITING)).rows.length === 0);
    await other.query('commit')
    other.release()
    expect(await confirmed).toMatchObject({ status: 409, errors: [{ translationKey: 'error.emailInUse' }] })
  })

  it('that somebody else confirmed meanwhile is not taken from them', async () => {
    const ada = await somebody()
    const email = 'raced@example.org'
    await change(ada, { email, currentPassword: PASSWORD })
    const token = await mailedCode(test, email)
    await aCustomer(test, { email })
    expect(await visitorOf(test.app).send(calls.confirmEmailAddress, { params: { token } })).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.emailInUse' }],
    })
  })
})

describe('what the form needs', () => {
  it('is said in the reader’s language', async () => {
    const { items } = await visitorOf(test.app, 'de').send(calls.getSalutations)
    expect(items.map(({ id, label }) => `${id} ${label}`)).toContain('2 Frau')
    const titles = await visitorOf(test.app).send(calls.getTitles, { query: { country: ['de', 'nl'] } })
    expect(titles.items.map(({ displayName }) => displayName)).toEqual(['Kein Titel', 'Dr.'])
    const { clientId } = aRegistration(test)
    const schemes = await visitorOf(test.app, 'de').send(calls.getDynamicInfoSchemes, { params: { clientId } })
    expect(schemes.items[0]).toMatchObject({ datatypID: 'Checkbox', isRequired: true })
    expect(schemes.items[0]?.description).toContain('Datenschutz')
  })
})
