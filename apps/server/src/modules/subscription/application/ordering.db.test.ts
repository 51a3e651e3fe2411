import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../adapters/ticket-document/read-pdf.fixture.ts'
import {
  applicationMove,
  claim,
  contractEvent,
  mandate,
  mandateVersion,
  party,
  userAccount,
} from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { uploadAs } from '../../../testing/upload.ts'
import { claimRound } from '../../billing/claim/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

const rowsOf = {
  events: (guid: string) => test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, guid)),
  moves: (guid: string) => test.database.db.select().from(applicationMove).where(eq(applicationMove.contractId, guid)),
  claims: (guid: string) => test.database.db.select().from(claim).where(eq(claim.contractId, guid)),
}

const countOf = async (table: string): Promise<number> => {
  const { rows } = await test.database.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count
}

const submitted = async (visitor = visitorOf(test.app), ...rest: [key?: string, said?: Record<string, string>]) =>
  visitor.ask(calls.submitSubscription, { body: await orderOf(visitor, ...rest) })

const WORDS = (errors: { translationKey: string; fieldName: string }[]) =>
  errors.map(({ translationKey, fieldName }) => `${translationKey} ${fieldName}`)

describe('a guest who orders a subscription', () => {
  it('confirms it by the link of a mail, and it is claimed', async () => {
    const ada = visitorOf(test.app)
    const order = await orderOf(ada)
    const booked = await ada.ask(calls.submitSubscription, { body: order })
    expect(booked).toMatchObject({
      state: 'New',
      subscriptionName: 'Deutschlandticket',
      subscriber: 'Ada Lovelace',
      holder: 'Ada Lovelace',
      validFrom: '2026-12-01',
      price: { cents: 6300 },
      firstDebit: order.firstDebit,
    })
    expect(await rowsOf.events(booked.guid)).toEqual([])
    const asked = await mailedConfirmation(test)
    const verified = await ada.ask(calls.confirmSubscription, { body: asked })
    expect(verified).toMatchObject({ state: 'done', subscription: { guid: booked.guid, state: 'Granted' } })
    expect((await rowsOf.moves(booked.guid)).map(({ to }) => to)).toEqual(['New', 'EmailVerified', 'Granted'])
    await claimRound(test.world)
    const [first] = await rowsOf.claims(booked.guid)
    expect(first).toMatchObject({ cents: 6300, periodStart: '2026-12-01', dueOn: order.firstDebit?.on })
    expect((await ada.ask(calls.confirmSubscription, { body: asked })).state).toBe('already')
    expect(await rowsOf.events(booked.guid)).toHaveLength(1)
    await doOrderJobs(test)
    const mail = test.mails.at(-1)
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Your contract: Deutschlandticket' })
    const [file] = mail?.attachments ?? []
    expect(file?.fileName).toBe(`Contract-${booked.contractNumber}.pdf`)
    const { texts, source } = readPdf(file?.bytes ?? new Uint8Array())
    const said = texts.join(' ').replaceAll(/[\n\u00A0]/g, ' ')
    for (const fact of [
      booked.contractNumber,
      'Ada Lovelace',
      '1 December 2026',
      '€63.00',
      'Instructions on withdrawal',
    ])
      expect(said).toContain(fact)
    expect(said).not.toContain('DE09000000000000000001')
    expect(source).toContain('/MarkInfo')
  })

  it('has agreed to a mandate, word for word and with its moment', async () => {
    const [row] = await test.database.db.select().from(mandateVersion)
    expect(row).toMatchObject({
      iban: 'DE09000000000000000001',
      agreedOn: test.now(),
      consentText: expect.stringContaining('at least 14 days before'),
    })
  })

  it('who sends the same again within ten minutes has ordered once, also at the same time', async () => {
    const bob = visitorOf(test.app)
    const body = await orderOf(bob, 'deutschlandticket', { lastName: 'Byron', email: 'bob@example.org' })
    const before = await countOf('application')
    const answers = await Promise.all([1, 2, 3].map(() => bob.ask(calls.submitSubscription, { body })))
    expect(new Set(answers.map(({ guid }) => guid)).size).toBe(1)
    expect(await countOf('application')).toBe(before + 1)
    test.pass(11)
    const again = await bob.ask(calls.submitSubscription, { body })
    expect(again.guid).not.toBe(answers[0]?.guid)
  })

  it('is refused what was shown otherwise, with both', async () => {
    const ada = visitorOf(test.app)
    const body = { ...(await orderOf(ada)), priceInCent: 4900, firstDebit: { on: '2026-12-15', amountInCent: 4900 } }
    const { status, errors } = await ada.send(calls.submitSubscription, { body })
    expect(status).toBe(409)
    expect(WORDS(errors)).toEqual(['error.priceChanged priceInCent', 'error.firstDebitChanged firstDebit'])
    expect(errors[0]?.customerErrorMessage.replaceAll('\u00A0', ' ')).toContain('Shown: €49.00. Now: €63.00.')
    expect(errors[1]?.errorMessage).toContain('2026-12-15')
  })

  it('is told of everything that is wrong with the form, at its fields', async () => {
    const ada = visitorOf(test.app)
    const said = { iban: 'DE00', email: 'nobody', mandate: 'false' }
    const { status, errors } = await ada.send(calls.submitSubscription, {
      body: await orderOf(ada, 'deutschlandticket', said),
    })
    expect(status).toBe(400)
    expect(WORDS(errors).map(word => word.split(' ')[1])).toEqual([
      'fieldValues.email',
      'fieldValues.iban',
      'fieldValues.mandate',
    ])
  })

  it.each([
    ['street', 'A\u0000B'],
    ['city', '\ud800'],
    ['accountHolder', '<b>Ada</b>'],
    ['proof', 'proof.pdf'],
  ])('whose %s cannot be stored is told so at the field', async (field, answer) => {
    const ada = visitorOf(test.app)
    await uploadAs(test, ada)
    const body = await orderOf(ada, 'pupil', { birthDate: '2005-05-05', school: 'Berufsschule', [field]: answer })
    const { status, errors } = await ada.send(calls.submitSubscription, { body })
    expect([status, ...WORDS(errors)]).toEqual([400, `error.notValid fieldValues.${field}`])
  })

  it('has to ask for a beginning within the fourteen days', async () => {
    const ada = visitorOf(test.app)
    const body = { ...(await orderOf(ada)), beginAsked: false }
    const { errors } = await ada.send(calls.submitSubscription, { body })
    expect(WORDS(errors)).toEqual(['error.beginNotAsked beginAsked'])
  })
})

describe('for a child', () => {
  const CHILD = { firstName: 'Mia', birthDate: '2014-05-01', email: 'mia@example.org' }
  const GUARDIAN = { guardianFirstName: 'Ada', guardianLastName: 'Lovelace', guardianBirthDate: '1990-01-31' }

  it('the guardian concludes, and pays; the child travels', async () => {
    const booked = await submitted(undefined, 'deutschlandticket', { ...CHILD, ...GUARDIAN })
    expect(booked).toMatchObject({ subscriber: 'Ada Lovelace', holder: 'Mia Lovelace' })
  })

  it.each([
    ['nobody concludes without a guardian', {}],
    ['nor with one who is not of age either', { ...GUARDIAN, guardianBirthDate: '2012-01-31' }],
  ])('%s', async (_, said) => {
    const ada = visitorOf(test.app)
    const before = [await countOf('contract'), await countOf('mandate')]
    const body = await orderOf(ada, 'deutschlandticket', { ...CHILD, ...said })
    expect((await ada.send(calls.submitSubscription, { body })).status).toBe(400)
    expect([await countOf('contract'), await countOf('mandate')]).toEqual(before)
  })
})

describe('a customer who has signed in', () => {
  it('is one party in all their contracts, and is collected from together', async () => {
    const { visitor, signedIn } = await aCustomer(test, { email: 'own@example.org' })
    const said = { email: 'own@example.org' }
    const [first, second] = [
      await submitted(visitor, 'deutschlandticket', said),
      await submitted(visitor, 'firstClassSupplement', said),
    ]
    expect(second.customerNumber).toBe(first.customerNumber)
    const rows = await test.database.db.select().from(mandate).where(eq(mandate.accountId, signedIn.userId))
    expect(rows).toHaveLength(1)
    const other = await submitted(visitor, 'deutschlandticket', {
      ...said,
      validFrom: '2027-01-01',
      iban: 'DE79000000000000000002',
    })
    expect(other.customerNumber).toBe(first.customerNumber)
    const mandates = await test.database.db.select().from(mandateVersion).where(eq(mandateVersion.number, 1))
    expect(mandates.filter(({ iban }) => iban === 'DE79000000000000000002')).toHaveLength(1)
    const [own] = await test.database.db.select().from(party).where(eq(party.accountId, signedIn.userId))
    expect(own?.customerNumber).toBe(first.customerNumber)
  })

  it('concludes for a grown-up friend, who travels', async () => {
    const { visitor } = await aCustomer(test, { email: 'friend@example.org' })
    const booked = await submitted(visitor, 'deutschlandticket', {
      email: 'friend@example.org',
      firstName: 'Bob',
      lastName: 'Byron',
    })
    expect(booked).toMatchObject({ subscriber: 'Ada Lovelace', holder: 'Bob Byron' })
  })

  it.each([
    [null, 'error.ownBirthDateMissing '],
    ['2010-01-31', 'error.guardianNeeded '],
  ])('born %s, concludes for nobody else', async (birthDate, refusal) => {
    const email = `born-${birthDate}@example.org`
    const { visitor, signedIn } = await aCustomer(test, { email })
    await test.database.db.update(userAccount).set({ birthDate }).where(eq(userAccount.id, signedIn.userId))
    const body = await orderOf(visitor, 'deutschlandticket', { email, firstName: 'Bob', lastName: 'Byron' })
    expect(WORDS((await visitor.send(calls.submitSubscription, { body })).errors)).toEqual([refusal])
  })
})

describe('the link that confirms', () => {
  const fresh = async (email: string) => {
    await submitted(undefined, 'deutschlandticket', { email })
    return mailedConfirmation(test, email)
  }

  it.each([
    ['another client', { clientId: '00000000-0000-4000-8000-000000000000' }],
    ['another version', { configurationId: '00000000-0000-4000-8000-000000000000' }],
    ['another person', { userId: '00000000-0000-4000-8000-000000000000' }],
    ['another secret', { subscriptionId: 'x'.repeat(43) }],
  ])('is good for nothing with %s', async (what, over) => {
    const asked = await fresh(`${what.replaceAll(' ', '-')}@example.org`)
    const { status, errors } = await visitorOf(test.app).send(calls.confirmSubscription, {
      body: { ...asked, ...over },
    })
    expect([status, WORDS(errors)]).toEqual([404, ['error.linkNotValid ']])
    expect((await visitorOf(test.app).ask(calls.confirmSubscription, { body: asked })).state).toBe('done')
  })

  it('confirms once, of two who come at once', async () => {
    const asked = await fresh('twice@example.org')
    const answers = await Promise.all(
      [1, 2].map(() => visitorOf(test.app).ask(calls.confirmSubscription, { body: asked })),
    )
    expect(answers.map(({ state }) => state).sort()).toEqual(['already', 'done'])
    expect(await rowsOf.events(answers[0]?.subscription?.guid ?? '')).toHaveLength(1)
  })

  it('does nothing when it comes too late, and tells nothing', async () => {
    const asked = await fresh('late@example.org')
    test.pass(14 * 24 * 60)
    const answer = await visitorOf(test.app).ask(calls.confirmSubscription, { body: asked })
    expect(answer).toEqual({ state: 'expired', subscription: null, firstPayment: null })
  })
})
