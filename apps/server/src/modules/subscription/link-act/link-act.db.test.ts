import * as calls from '@billett/contract'
import { fold, type LinkAct, orderNumberFrom, type Share } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { contract, entitlementProof, mandate, mandateVersion, party, payerAccount } from '../../../db/schema/index.ts'
import { happens } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { uploadAs } from '../../../testing/upload.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { historiesOf } from '../contract/index.ts'
import { demoProofClerk, examineProof, proofsToExamine, sendLink } from '../desk/index.ts'
import { linkSecret, makeLink } from '../link/index.ts'
import { mandateOfPayer } from '../party/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

let people = 0
/** A contract of somebody new; the address the mails go to. */
async function aGranted(key = 'deutschlandticket', said: Record<string, string> = {}) {
  people += 1
  const email = `reader${people}@example.org`
  const visitor = visitorOf(test.app)
  const { guid } = await visitor.ask(calls.submitSubscription, {
    body: await orderOf(visitor, key, { email, ...said }),
  })
  const { state } = await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  expect(state).toBe('done')
  await doOrderJobs(test)
  return { guid, email }
}

const sharesOf = async (guid: string) => {
  const [event] = (await historiesOf(test.world.db, [guid])).get(guid) ?? []
  return event?.kind === 'concluded' ? event.payload.shares : []
}

/** Besides the payer that the order named, who concluded a contract pays by another one. Gives both. */
async function twoPayers(guid: string): Promise<[string, string]> {
  const [row] = await test.database.db.select().from(contract).where(eq(contract.id, guid))
  const [named] = await test.database.db
    .select({ payer: payerAccount, party })
    .from(payerAccount)
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .where(eq(payerAccount.id, (await sharesOf(guid))[0]?.payer ?? ''))
  if (!row || !named) throw new Error('no such contract')
  const [partyId, id] = [test.world.newRowId(), test.world.newRowId()]
  const customerNumber = orderNumberFrom(partyId)
  await test.database.db.insert(party).values({ ...named.party, id: partyId, customerNumber, accountId: null })
  await test.database.db.update(payerAccount).set({ partyId }).where(eq(payerAccount.id, named.payer.id))
  const own = { ...named.payer, id, partyId: row.subscriberId, mandateId: null, method: 'invoice' as const }
  await test.database.db.insert(payerAccount).values(own)
  return [named.payer.id, id]
}

const aLink = async (contractId: string, act: LinkAct) => {
  const link = await test.world.db.transaction(tx => makeLink(test.world, tx, { contractId, act }))
  return linkSecret(test.world, link.id)
}

const PUPIL = { birthDate: '2005-05-05', school: 'Berufsschule Falkenbrück' }
const SPAN = { from: '2027-01-01', to: '2027-07-31' }

/** The secret of the latest link that was mailed to an address for a proof. */
const mailedLink = (email: string): string => {
  const mail = test.mails.findLast(({ to, text }) => to === email && /\/(abos|subscriptions)\/link\//.test(text))
  return /\/(?:abos|subscriptions)\/link\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const isBlocked = async (guid: string): Promise<boolean> => {
  const timeline = fold((await historiesOf(test.world.db, [guid])).get(guid) ?? [], test.now())
  return timeline?.blocked.some(({ cause, spans }) => cause === 'proofMissing' && spans.length > 0) ?? false
}

const words = ({ status, errors }: { status: number; errors: { translationKey: string }[] }) => [
  status,
  errors[0]?.translationKey,
]

const give = (visitor: ReturnType<typeof visitorOf>, token: string, fileId = '') =>
  visitor.send(calls.giveProofByLink, { params: { token }, body: { fileId, ...SPAN } })

describe('a proof that is missing', () => {
  it('is asked for by a link, which says what for, and the pass waits for it', async () => {
    const { guid, email } = await aGranted('pupil', PUPIL)
    expect(await isBlocked(guid)).toBe(true)
    const token = mailedLink(email)
    const shown = await visitorOf(test.app, 'de').ask(calls.getSubscriptionLink, { params: { token } })
    expect(shown).toMatchObject({
      act: 'giveProof',
      state: 'open',
      subscriptionName: 'Abo Schule und Ausbildung',
      proof: { label: 'Nachweis', neededBy: '2026-12-05' },
      account: null,
      debits: [],
    })
    const visitor = visitorOf(test.app)
    const { file } = await uploadAs(test, visitor)
    expect((await give(visitor, token, file?.fileId)).status).toBe(200)
    expect(await isBlocked(guid)).toBe(true)
    const [proof] = await test.database.db.select().from(entitlementProof).where(eq(entitlementProof.contractId, guid))
    expect(proof).toMatchObject({ fileId: file?.fileId, validFrom: SPAN.from, validTo: SPAN.to, givenOn: test.now() })
    const id = proof?.id ?? ''
    await examineProof(test.world, id, { verdict: 'accepted', by: 'Ada', reason: '' })
    expect(await isBlocked(guid)).toBe(false)
    const twice = examineProof(test.world, id, { verdict: 'rejected', by: 'Bob', reason: '' })
    await expect(twice).rejects.toThrow('decisionNotAwaited')
    await doOrderJobs(test)
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('has been checked') })
  })

  it('that shows nothing is asked for again by a new link, and the pass goes on waiting', async () => {
    const { guid, email } = await aGranted('pupil', PUPIL)
    const first = mailedLink(email)
    const visitor = visitorOf(test.app)
    const hand = async (token: string) => give(visitor, token, (await uploadAs(test, visitor)).file?.fileId)
    await hand(first)
    const proofs = await proofsToExamine(test.world.db, clientIdOf(test.world))
    const [proof] = proofs.filter(({ contractId }) => contractId === guid)
    await examineProof(test.world, proof?.id ?? '', { verdict: 'rejected', by: 'Ada', reason: 'blurred' })
    await doOrderJobs(test)
    expect(await isBlocked(guid)).toBe(true)
    expect(mailedLink(email)).not.toBe(first)
    test.pass(1)
    expect((await hand(mailedLink(email))).status).toBe(200)
    await demoProofClerk(test.world)
    expect(await isBlocked(guid)).toBe(true)
    await demoProofClerk({ ...test.world, config: { ...test.world.config, BILLETT_DEMO: true } })
    expect(await isBlocked(guid)).toBe(false)
  })

  it('has its days in their order, and a file', async () => {
    const { email } = await aGranted('pupil', PUPIL)
    const visitor = visitorOf(test.app)
    const { file } = await uploadAs(test, visitor)
    const params = { token: mailedLink(email) }
    const wrong = { fileId: file?.fileId ?? '', from: SPAN.to, to: SPAN.from }
    const { status, errors } = await visitor.send(calls.giveProofByLink, { params, body: wrong })
    expect([status, errors[0]?.translationKey, errors[0]?.fieldName]).toEqual([400, 'error.dateBeforeOther', 'to'])
    expect((await give(visitor, params.token)).errors.map(({ fieldName }) => fieldName)).toEqual(['fileId'])
    expect((await give(visitor, params.token, file?.fileId)).status).toBe(200)
  })

  it('is handed in once, of two who come at once too', async () => {
    const { email } = await aGranted('pupil', PUPIL)
    const visitor = visitorOf(test.app)
    const one = await uploadAs(test, visitor)
    const two = await uploadAs(test, visitor)
    const answers = await Promise.all([one, two].map(({ file }) => give(visitor, mailedLink(email), file?.fileId)))
    expect(answers.map(words).sort()).toEqual([
      [200, undefined],
      [409, 'error.linkUsed'],
    ])
  })

  it('waits for whoever writes about the contract, and takes nothing first that they may need', async () => {
    const { guid, email } = await aGranted('pupil', PUPIL)
    const visitor = visitorOf(test.app)
    const { file } = await uploadAs(test, visitor)
    const other = await test.database.pool.connect()
    await other.query('begin')
    await other.query('select 1 from contract where id = $1 for key share', [guid])
    const answer = give(visitor, mailedLink(email), file?.fileId)
    await expect
      .poll(async () => {
        const { rowCount } = await test.database.pool.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rowCount
      })
      .toBe(1)
    await other.query(`select 1 from entitlement_proof where contract_id = $1 for update nowait`, [guid])
    await other.query('commit')
    other.release()
    expect((await answer).status).toBe(200)
  })

  it('is no file of somebody else, and the link stays good', async () => {
    const { email } = await aGranted('pupil', PUPIL)
    const { file } = await uploadAs(test, visitorOf(test.app))
    const eve = visitorOf(test.app)
    expect(words(await give(eve, mailedLink(email), file?.fileId))).toEqual([404, 'error.fileNotFound'])
    await uploadAs(test, eve)
    expect(words(await give(eve, mailedLink(email), file?.fileId))).toEqual([404, 'error.fileNotFound'])
    const own = await uploadAs(test, eve)
    expect((await give(eve, mailedLink(email), own.file?.fileId)).status).toBe(200)
  })

  it('that came with the order is looked at first, and nobody’s file but the visitor’s comes with it', async () => {
    const visitor = visitorOf(test.app)
    const { file } = await uploadAs(test, visitorOf(test.app))
    const theirs = await orderOf(visitor, 'pupil', { ...PUPIL, proof: file?.fileId ?? '' })
    await uploadAs(test, visitor)
    expect(words(await visitor.send(calls.submitSubscription, { body: theirs }))).toEqual([404, 'error.fileNotFound'])
    const own = await uploadAs(test, visitor)
    const email = 'with-proof@example.org'
    const body = await orderOf(visitor, 'pupil', { ...PUPIL, email, proof: own.file?.fileId ?? '' })
    await visitor.ask(calls.submitSubscription, { body })
    const answer = await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
    expect(answer).toMatchObject({ state: 'pending', subscription: { state: 'TransporterExamination' } })
  })
})

describe('the account that is debited', () => {
  const NEW = { iban: 'DE79000000000000000002', accountHolder: 'Ada King', consent: true as const }
  const change = (token: string, body = NEW) =>
    visitorOf(test.app).send(calls.changeAccountByLink, { params: { token }, body })

  it('becomes another one by a link; what it was before stays, with what was agreed to', async () => {
    const { guid, email } = await aGranted()
    const token = await aLink(guid, 'changeAccount')
    const shown = await visitorOf(test.app).ask(calls.getSubscriptionLink, { params: { token } })
    expect(shown.account).toMatchObject({
      accountHolder: 'Ada Lovelace',
      mandateText: expect.stringContaining('14 days'),
    })
    expect(JSON.stringify(shown)).not.toContain('DE09000000000000000001')
    expect((await change(token)).status).toBe(200)
    const versions = await test.database.db
      .select({ iban: mandateVersion.iban, holder: mandateVersion.accountHolder, text: mandateVersion.consentText })
      .from(mandateVersion)
      .innerJoin(mandate, eq(mandate.id, mandateVersion.mandateId))
      .innerJoin(payerAccount, eq(payerAccount.mandateId, mandate.id))
      .innerJoin(party, eq(party.id, payerAccount.partyId))
      .orderBy(asc(mandateVersion.agreedOn), asc(mandateVersion.number))
    expect(versions.at(-1)).toMatchObject({
      iban: NEW.iban,
      holder: 'Ada King',
      text: expect.stringContaining('authorise'),
    })
    expect(versions.some(({ iban }) => iban === 'DE09000000000000000001')).toBe(true)
    await doOrderJobs(test)
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('account has been changed') })
    expect(test.mails.at(-1)?.text).not.toContain('/link/')
    expect(words(await change(token))).toEqual([409, 'error.linkUsed'])
  })

  it('is that of every payer the order named, and nobody else’s who pays a share', async () => {
    const { guid } = await aGranted()
    const theirs = (await sharesOf((await aGranted()).guid))[0]?.payer ?? ''
    const [named, own] = await twoPayers(guid)
    const shares: Share[] = [
      { payer: theirs, kind: 'fixed', cents: 1000 },
      { payer: own, kind: 'remainder' },
    ]
    await happens(test, guid, { kind: 'sharesAgreed', effectiveOn: '2027-02-01', payload: { shares } })
    expect((await change(await aLink(guid, 'changeAccount'))).status).toBe(200)
    const ibanOf = async (payer: string) => (await mandateOfPayer(test.world.db, clientIdOf(test.world), payer))?.iban
    const ibans = await Promise.all([named, own, theirs].map(ibanOf))
    expect(ibans).toEqual([NEW.iban, NEW.iban, 'DE09000000000000000001'])
  })

  it('has to be one, and the link stays good', async () => {
    const { guid } = await aGranted()
    const token = await aLink(guid, 'changeAccount')
    expect((await change(token, { ...NEW, iban: 'DE00000000000000000002' })).status).toBe(400)
    expect((await change(token)).status).toBe(200)
  })
})

describe('what is due', () => {
  it('is seen by a link, each debit with its reasons, as often as one likes while it is good', async () => {
    const { guid } = await aGranted()
    await claimRound(test.world)
    const token = await aLink(guid, 'seeDue')
    const look = () => visitorOf(test.app).ask(calls.getSubscriptionLink, { params: { token } })
    await look()
    const { debits, account, proof } = await look()
    expect(debits).toMatchObject([{ on: '2027-01-04', amountInCent: 6300 }])
    expect(debits[0]?.reasons).toContain('Deutschlandticket: €63.00, price since 01/01/2025.')
    expect([account, proof]).toEqual([null, null])
    const { clock } = test.world
    const seenAt = async (moment: string) => {
      test.world.clock = () => moment
      return (await look()).debits.length
    }
    // The day is over at midnight in Berlin, an hour before it is in UTC.
    expect([await seenAt('2027-01-04T22:59:59.000Z'), await seenAt('2027-01-04T23:00:00.000Z')]).toEqual([1, 0])
    test.world.clock = clock
  })
})

describe('a link', () => {
  it('goes where the account is written to today, the contract where its order was confirmed', async () => {
    const { visitor, email } = await aCustomer(test, { email: 'today@example.org' })
    const body = await orderOf(visitor, 'deutschlandticket', { email: 'then@example.org' })
    const { guid } = await visitor.ask(calls.submitSubscription, { body })
    await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, 'then@example.org') })
    await sendLink(test.world, { contractId: guid, act: 'changeAccount', by: 'Ada', reason: 'asked for' })
    await doOrderJobs(test)
    const mailed = test.mails.slice(-2).map(({ to, subject }) => `${to}: ${subject}`)
    expect(mailed).toEqual([
      'then@example.org: Your contract: Deutschlandticket',
      `${email}: Please name your account: Deutschlandticket`,
    ])
  })

  const ACTS: readonly LinkAct[] = ['confirm', 'changeAccount', 'seeDue']

  it.each(ACTS)('for %s is good for nothing else', async act => {
    const { guid } = await aGranted()
    const token = await aLink(guid, act)
    const visitor = visitorOf(test.app)
    const { file } = await uploadAs(test, visitor)
    expect(words(await give(visitor, token, file?.fileId))).toEqual([404, 'error.linkNotValid'])
    if (act === 'changeAccount') return
    const body = { iban: 'DE79000000000000000002', accountHolder: 'Eve', consent: true as const }
    const answer = await visitor.send(calls.changeAccountByLink, { params: { token }, body })
    expect(words(answer)).toEqual([404, 'error.linkNotValid'])
  })

  it('of another client looks like none', async () => {
    const { guid } = await aGranted()
    const { settings } = test.world.client.config
    const link = await test.world.db.transaction(tx =>
      makeLink(
        {
          ...test.world,
          client: {
            ...test.world.client,
            config: { ...test.world.client.config, settings: { ...settings, clientId: 'another' } },
          },
        },
        tx,
        { contractId: guid, act: 'seeDue' },
      ),
    )
    const token = linkSecret(test.world, link.id)
    const answer = await visitorOf(test.app).send(calls.getSubscriptionLink, { params: { token } })
    expect(words(answer)).toEqual([404, 'error.linkNotValid'])
    expect(clientIdOf(test.world)).toBe(settings.clientId)
  })

  it('cannot be read from what is stored', async () => {
    const { guid } = await aGranted()
    const token = await aLink(guid, 'seeDue')
    const { rows } = await test.database.pool.query('select signed_link::text as row from signed_link')
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })

  it('that comes too late shows that it is late, and nothing more; nothing can be done by it', async () => {
    const { guid } = await aGranted()
    const token = await aLink(guid, 'changeAccount')
    test.pass(14 * 24 * 60)
    const shown = await visitorOf(test.app).ask(calls.getSubscriptionLink, { params: { token } })
    expect(shown).toMatchObject({ state: 'expired', account: null })
    const body = { iban: 'DE79000000000000000002', accountHolder: 'Eve', consent: true as const }
    const answer = await visitorOf(test.app).send(calls.changeAccountByLink, { params: { token }, body })
    expect(words(answer)).toEqual([410, 'error.linkExpired'])
  })
})

describe('who pays a part of somebody’s contract', () => {
  // In the shop before it is too late to order for the next month.
  beforeAll(async () => {
    await test.close()
    test = await subscriptionShop()
  })

  const ibanOf = async (payer: string) => (await mandateOfPayer(test.world.db, clientIdOf(test.world), payer))?.iban
  const numberOf = async (payer: string) => {
    const [row] = await test.database.db
      .select({ number: party.customerNumber })
      .from(payerAccount)
      .innerJoin(party, eq(party.id, payerAccount.partyId))
      .where(eq(payerAccount.id, payer))
    return row?.number ?? ''
  }

  it('names an account for that part alone, by a link at their own address that tells of nobody else', async () => {
    const [theirs, other] = [await aGranted(), await aGranted()]
    const own = (await sharesOf(theirs.guid))[0]?.payer ?? ''
    const payer = (await sharesOf(other.guid))[0]?.payer ?? ''
    const sending = { contractId: theirs.guid, act: 'changeAccount' as const, by: 'Ada', reason: 'asked for' }
    await expect(sendLink(test.world, { ...sending, payer: await numberOf(payer) })).rejects.toThrow('notPayer')
    const shares: Share[] = [
      { payer, kind: 'fixed', cents: 1000 },
      { payer: own, kind: 'remainder' },
    ]
    await happens(test, theirs.guid, { kind: 'sharesAgreed', effectiveOn: '2027-02-01', payload: { shares } })
    test.pass((Date.parse('2027-01-20T09:00:00.000Z') - Date.parse(test.now())) / 60_000)
    await claimRound(test.world)
    await sendLink(test.world, { ...sending, payer: await numberOf(payer) })
    const before = test.mails.length
    await doOrderJobs(test)
    const [mail, ...more] = test.mails.slice(before)
    expect([mail?.to, more]).toEqual([other.email, []])
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? ''
    expect(text).toContain('€10.00')
    for (const nobodysBusiness of ['€63.00', '€53.00', theirs.email]) expect(text).not.toContain(nobodysBusiness)
    const token = mailedLink(other.email)
    const body = { iban: 'DE79000000000000000002', accountHolder: 'Charles Babbage', consent: true as const }
    await visitorOf(test.app).ask(calls.changeAccountByLink, { params: { token }, body })
    expect(await Promise.all([own, payer].map(ibanOf))).toEqual(['DE09000000000000000001', body.iban])
    await doOrderJobs(test)
    const told = test.mails.slice(before + 1).map(({ to, subject }) => `${to}: ${subject}`)
    expect(told).toEqual([`${other.email}: Your account has been changed: Deutschlandticket`])
  })
})
