import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { DELETION_DAYS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../adapters/ticket-document/read-pdf.fixture.ts'
import {
  applicationMove,
  claim,
  contractEvent,
  mandate,
  mandateVersion,
  party,
  userAccount,
} from '../../../../db/schema/index.ts'
import { aCustomer } from '../../../../testing/account.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { busiestStops } from '../../../../testing/relation-ticket.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../../testing/test-world.ts'
import { uploadAs } from '../../../../testing/upload.ts'
import { claimRound } from '../../../billing/claim/index.ts'
import { deleteAccounts } from '../../../upkeep/account-deletion/index.ts'
import { lookAfterApplications } from '../flow/look-after-applications.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

/** Another shop on its first day: in the one before it is too late to order for the next month. */
const inAnotherShop = () =>
  beforeAll(async () => {
    await test.close()
    test = await subscriptionShop()
  })

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

  it('is told the zones of the way, and until when it is agreed', async () => {
    const booked = await submitted(visitorOf(test.app), 'monthly', { lastName: 'Zuse' })
    const { origin, destination } = await busiestStops(visitorOf(test.app))
    const { versions } = test.world.regions.current().tariff
    const named = (stop: string) => {
      const ids = versions[0]?.stopZones[stop] ?? []
      return ids.map(id => versions[0]?.zones.find(zone => zone.id === id)?.name).join(' / ')
    }
    expect(named(origin)).not.toBe('')
    expect(booked).toMatchObject({
      originZone: named(origin),
      destinationZone: named(destination),
      validFrom: '2027-01-01',
      validUntil: '2027-12-31',
    })
    const everywhere = await submitted(visitorOf(test.app), 'deutschlandticket', { lastName: 'Zuse' })
    expect(everywhere).toMatchObject({ originZone: null, destinationZone: null, validUntil: null })
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

describe('the same for the same person and time once more (42)', () => {
  inAnotherShop()
  const judged = async (visitor: ReturnType<typeof visitorOf>, body: calls.SubmitSubscription) => {
    const { configurationId, fieldValues } = body
    const details = await visitor.ask(calls.getSubscriptionDetails, { params: { guid: configurationId } })
    const currentMask = details.masks.at(-1)?.id ?? ''
    return visitor.ask(calls.validateMask, { body: { configurationId, currentMask, fieldValues } })
  }

  /** Somebody without an account whose browser is known by the token that came with a file of theirs. */
  async function aGuest() {
    const visitor = visitorOf(test.app)
    await uploadAs(test, visitor)
    return visitor
  }

  it.each(['a guest', 'a customer'] as const)('%s is warned of it, and can order it', async who => {
    const visitor = who === 'a guest' ? await aGuest() : (await aCustomer(test)).visitor
    const email = `${who.replace(' ', '.')}@example.org`
    const body = await orderOf(visitor, 'deutschlandticket', { email })
    expect(await judged(visitor, body)).toMatchObject({ isComplete: true, heldAlready: null })
    const { contractNumber } = await visitor.ask(calls.submitSubscription, { body })
    const { heldAlready } = await judged(visitor, body)
    expect(heldAlready).toEqual({ contractNumber, from: '2026-12-01', until: null })
    await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
    expect((await judged(visitor, body)).heldAlready).toEqual(heldAlready)
    const another = await orderOf(visitor, 'deutschlandticket', { email, firstName: 'Allegra' })
    expect((await judged(visitor, another)).heldAlready).toBeNull()
    test.pass(11)
    const again = await visitor.ask(calls.submitSubscription, { body })
    expect(again.contractNumber).not.toBe(contractNumber)
  })

  it('nobody learns of what somebody else holds', async () => {
    const [ada, other] = [await aGuest(), await aGuest()]
    const body = await orderOf(ada, 'deutschlandticket', { lastName: 'Somerville' })
    await ada.ask(calls.submitSubscription, { body })
    expect((await judged(ada, body)).heldAlready).not.toBeNull()
    for (const stranger of [
      other,
      visitorOf(test.app),
      (await aCustomer(test, { email: 'stranger@example.org' })).visitor,
    ])
      expect((await judged(stranger, body)).heldAlready).toBeNull()
  })

  it('says nothing while the form is not complete', async () => {
    const visitor = await aGuest()
    const body = await orderOf(visitor, 'deutschlandticket', { lastName: 'Germain' })
    await visitor.ask(calls.submitSubscription, { body })
    const half = { ...body, fieldValues: { ...body.fieldValues, mandate: '' } }
    expect(await judged(visitor, half)).toMatchObject({ isComplete: false, heldAlready: null })
  })
})

describe('an order under a key of its sender', () => {
  it('is answered as it was, also when the ten minutes of equal words are over', async () => {
    const visitor = visitorOf(test.app)
    const key = randomUUID()
    const body = await orderOf(visitor, 'deutschlandticket', { lastName: 'Hopper' })
    const first = await visitor.send(calls.submitSubscription, { body }, key)
    const orders = await countOf('application')
    test.pass(11)
    const again = await visitor.send(calls.submitSubscription, { body }, key)
    expect(again.bytes).toEqual(first.bytes)
    expect(await countOf('application')).toBe(orders)
  })

  it('is refused where the key stood for other words', async () => {
    const visitor = visitorOf(test.app)
    const key = randomUUID()
    const body = await orderOf(visitor, 'deutschlandticket', { lastName: 'Noether' })
    expect((await visitor.send(calls.submitSubscription, { body }, key)).status).toBe(200)
    const orders = await countOf('application')
    const other = { ...body, fieldValues: { ...body.fieldValues, firstName: 'Emmy' } }
    const refused = await visitor.send(calls.submitSubscription, { body: other }, key)
    expect([refused.status, WORDS(refused.errors)]).toEqual([422, ['error.idempotencyKeyReused ']])
    expect(await countOf('application')).toBe(orders)
  })

  it('with equal words within ten minutes is one order under another key, and another one later', async () => {
    const visitor = visitorOf(test.app)
    const body = await orderOf(visitor, 'deutschlandticket', { lastName: 'Franklin' })
    const sent = async () => (await visitor.send(calls.submitSubscription, { body }, randomUUID())).items[0]?.guid
    const first = await sent()
    // Equal words within ten minutes are one order under whatever key.
    expect(await sent()).toBe(first)
    test.pass(11)
    expect(await sent()).not.toBe(first)
  })
})

describe('the account of somebody whose application nobody has decided about', () => {
  const ordered = async (email: string) => {
    const { visitor } = await aCustomer(test, { email })
    return { visitor, order: async () => submitted(visitor, 'deutschlandticket', { email }) }
  }

  it('is not deleted: the contract would belong to nobody', async () => {
    const { visitor, order } = await ordered('undecided@example.org')
    await order()
    const { status, errors } = await visitor.send(calls.requestDeletion)
    expect([status, WORDS(errors)]).toEqual([409, ['error.applicationUnderWay ']])
  })

  it('waits where the order came after the wish, and goes when nothing comes of it', async () => {
    const { visitor, order } = await ordered('leaving@example.org')
    await visitor.ask(calls.requestDeletion)
    test.pass(1)
    await order()
    test.pass(DELETION_DAYS * 24 * 60)
    await deleteAccounts(test.world)
    const accounts = () =>
      test.database.db.select().from(userAccount).where(eq(userAccount.email, 'leaving@example.org'))
    expect(await accounts()).toHaveLength(1)
    test.pass(1)
    await lookAfterApplications(test.world)
    await deleteAccounts(test.world)
    expect(await accounts()).toEqual([])
  })
})
