import * as calls from '@billett/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { claim, contractEvent, uploadedFile } from '../../../db/schema/index.ts'
import { offerSubscriptions } from '../../../testing/a-contract.ts'
import { holding } from '../../../testing/holding.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { decideChange } from './decide-change.ts'
import { sendChangeMail } from './send-change-mail.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

const words = ({ errors }: { errors: { fieldName: string; translationKey: string }[] }) =>
  errors.map(({ fieldName, translationKey }) => `${fieldName} ${translationKey}`.trim())

const claimed = async (contractId: string) => {
  const rows = await test.database.db
    .select()
    .from(claim)
    .where(eq(claim.contractId, contractId))
    .orderBy(asc(claim.periodStart), asc(claim.revision))
  return rows.map(({ component, periodStart, cents }) => `${periodStart} ${component} ${cents}`)
}

const histories = async (contractId: string) => {
  const rows = await test.database.db
    .select({ happening: contractEvent.happening })
    .from(contractEvent)
    .where(eq(contractEvent.contractId, contractId))
    .orderBy(asc(contractEvent.seq))
  return rows.map(({ happening: { kind, effectiveOn } }) => `${kind} ${effectiveOn}`)
}

// It is Saturday, 21 November 2026, 10 o'clock in Berlin.
describe('ending a contract', () => {
  const asked = (contractGuid: string, date: string | null = null) => ({
    contractGuid,
    date,
    reason: 'customerRequest' as const,
  })

  it('shows its effect first, ends it, and takes it back', async () => {
    const { visitor, contractId, contract, preview } = await holding(test)
    const dates = await visitor.ask(calls.getCancellationDates, { query: { antragGuid: contractId } })
    expect(dates).toMatchObject({
      fruehestesDatum: '2026-12-31',
      spaetestesDatum: '2027-05-31',
      noticeUntil: '2026-12-10',
    })
    expect(await preview({ kind: 'cancel', date: null, reason: 'customerRequest' })).toMatchObject({
      validUntil: '2026-12-31',
      cardValidUntil: '2026-12-31',
      takeBackUntil: '2026-12-31',
      differenceInCent: -12_600,
      comparedUntil: '2027-03-01',
    })
    const request = await visitor.ask(calls.cancelSubscription, { body: asked(contractId) })
    expect(request).toMatchObject({ kind: 'cancel', state: 'accepted', effectiveOn: '2027-01-01' })
    expect(await contract()).toMatchObject({ validUntil: '2026-12-31', listChangeRequests: [{ guid: request.guid }] })
    const back = { contractGuid: contractId, changeRequestGuid: request.guid }
    await visitor.ask(calls.takeBackChange, { body: back })
    const after = await contract()
    expect(after.validUntil).toBeNull()
    expect(after.listChangeRequests.map(({ kind, isTakenBack }) => [kind, isTakenBack])).toEqual([
      ['change', false],
      ['cancel', true],
    ])
    expect(words(await visitor.send(calls.takeBackChange, { body: back }))).toEqual([
      'changeRequestGuid error.nothingToTakeBack',
    ])
  })

  it('declared twice for the same day is one notice; for another it is refused', async () => {
    const { visitor, contractId } = await holding(test)
    const request = await visitor.ask(calls.cancelSubscription, { body: asked(contractId) })
    expect(await visitor.ask(calls.cancelSubscription, { body: asked(contractId) })).toEqual(request)
    const named = { body: asked(contractId, '2026-12-31') }
    expect(await visitor.ask(calls.cancelSubscription, named)).toEqual(request)
    const other = await visitor.send(calls.cancelSubscription, { body: asked(contractId, '2027-01-31') })
    expect([other.status, words(other)]).toEqual([409, ['error.endsAlready']])
    expect(await histories(contractId)).toEqual(['concluded 2026-12-01', 'ended 2027-01-01'])
  })

  it('is refused at its field for a day it cannot end with, and before there is a ticket', async () => {
    const { visitor, contractId } = await holding(test)
    const body = asked(contractId, '2026-12-15')
    expect(words(await visitor.send(calls.cancelSubscription, { body }))).toEqual([
      'date error.cancellationDateNotAllowed',
    ])
    const later = await holding(test, { from: '2027-03-01' })
    expect(words(await later.visitor.send(calls.cancelSubscription, { body: asked(later.contractId) }))).toEqual([
      'error.noTicketIssued',
    ])
    const change = { kind: 'cancel', date: null, reason: 'customerRequest' } as const
    const shown = (contractGuid: string) =>
      visitor.send(calls.previewSubscriptionChange, { body: { contractGuid, change } })
    await visitor.ask(calls.cancelSubscription, { body: asked(contractId) })
    expect(words(await shown(contractId))).toEqual(['error.endsAlready'])
    const preview = { body: { contractGuid: later.contractId, change } }
    expect(words(await later.visitor.send(calls.previewSubscriptionChange, preview))).toEqual(['error.noTicketIssued'])
  })

  it('is confirmed by one mail with the moment it was received and the last day', async () => {
    const { visitor, contractId, email } = await holding(test)
    const { guid } = await visitor.ask(calls.cancelSubscription, { body: asked(contractId) })
    await sendChangeMail(test.world, { requestId: guid, news: 'asked' })
    await sendChangeMail(test.world, { requestId: guid, news: 'asked' })
    const mails = test.mails.filter(({ to, text }) => to === email && text.includes('Kündigung'))
    expect(mails).toHaveLength(1)
    for (const part of ['21. November 2026 um 10:00:00', '31. Dezember 2026', 'Deutschlandticket'])
      expect(mails[0]?.text).toContain(part)
  })
})

describe('a pause', () => {
  const pause = { from: '2026-12-01', until: '2026-12-31', reason: 'illness' as const }

  it('gives back what was claimed, as its preview said, and no more when it is taken back', async () => {
    const { visitor, contractId, preview } = await holding(test)
    expect(await claimed(contractId)).toEqual(['2026-12-01 fare 6300'])
    const shown = await preview({ kind: 'pause', ...pause })
    expect(shown).toMatchObject({
      differenceInCent: -6300,
      cardValidUntil: '2026-11-30',
      cardValidAgainFrom: '2027-01-01',
      proofDueOn: '2026-12-15',
      approval: 'automatic',
    })
    expect(shown.text).toContain('You pay €63.00 less.')
    const request = await visitor.ask(calls.pauseSubscription, { body: { contractGuid: contractId, ...pause } })
    await claimRound(test.world)
    expect(await claimed(contractId)).toEqual(['2026-12-01 fare 6300', '2026-12-01 fare -6300'])
    const body = { contractGuid: contractId, changeRequestGuid: request.guid }
    await visitor.ask(calls.takeBackChange, { body })
    await claimRound(test.world)
    expect((await claimed(contractId)).at(-1)).toBe('2026-12-01 fare 6300')
  })

  it('up to the day on which the contract ends promises no day after it', async () => {
    const { visitor, contractId, preview } = await holding(test)
    await visitor.ask(calls.cancelSubscription, {
      body: { contractGuid: contractId, date: '2026-12-31', reason: 'customerRequest' },
    })
    const shown = await preview({ kind: 'pause', ...pause })
    expect(shown).toMatchObject({ validUntil: '2026-12-31', cardValidUntil: '2026-11-30', cardValidAgainFrom: null })
    expect(shown.text.filter(sentence => sentence.includes('good again'))).toEqual([
      'It is not good again after that: your contract ends on 31 December 2026.',
    ])
  })

  it('needs a card that has been handed out', async () => {
    const { visitor, contractId, contract } = await holding(test, { medium: { kind: 'phone' } })
    const answer = await visitor.send(calls.pauseSubscription, { body: { contractGuid: contractId, ...pause } })
    expect(words(answer)).toEqual(['error.noCard'])
    const told = (await contract()).allowedActions.find(({ action }) => action === 'pause')
    expect(told).toEqual({ action: 'pause', isAllowed: false, reason: answer.errors[0]?.customerErrorMessage })
  })

  it('that was asked for of a contract as it no longer is, is refused', async () => {
    const { visitor, contractId, contract } = await holding(test)
    const { seq } = await contract()
    await visitor.ask(calls.cancelSubscription, {
      body: { contractGuid: contractId, date: '2027-01-31', reason: 'customerRequest' },
    })
    const answer = await visitor.send(calls.pauseSubscription, { body: { contractGuid: contractId, seq, ...pause } })
    expect([answer.status, words(answer)]).toEqual([409, ['error.contractChanged']])
  })
})

describe('a replacement card', () => {
  const replace = { reason: 'loss' as const, recipient: 'holder' as const }

  it('blocks the old one, costs its fee once, and stands for it as a word until it has come', async () => {
    const { visitor, contractId, contract, preview } = await holding(test, { from: '2026-11-01' })
    expect(await preview({ kind: 'replacement', ...replace })).toMatchObject({ differenceInCent: 1500 })
    await visitor.ask(calls.replaceCard, { body: { contractGuid: contractId, ...replace } })
    expect(await contract()).toMatchObject({ problem: { kind: 'blocked' }, medium: { kind: 'chip', serial: null } })
    await claimRound(test.world)
    expect(await claimed(contractId)).toContain('2026-11-21 replacementFee 1500')
    const again = await visitor.send(calls.replaceCard, { body: { contractGuid: contractId, ...replace } })
    expect(words(again)).toEqual(['error.noCard'])
    const valid = '2026-11-30'
    const token = await visitor.ask(calls.getReplacementCardToken, { body: { ticketGuid: contractId, valid } })
    const image = expect.stringMatching(/^data:image\/svg\+xml,/)
    expect(token).toMatchObject({ image, validFrom: '2026-11-21', validUntil: valid })
    const tooLong = { ticketGuid: contractId, valid: '2026-12-24' }
    expect(words(await visitor.send(calls.getReplacementCardToken, { body: tooLong }))).toEqual([
      'valid error.notValid',
    ])
  })

  it('has no word while the card is there', async () => {
    const { visitor, contractId } = await holding(test)
    const answer = await visitor.send(calls.getReplacementCardToken, {
      body: { ticketGuid: contractId, valid: '2026-11-30' },
    })
    expect(words(answer)).toEqual(['error.noReplacementOrdered'])
  })

  it('goes to whom the customer says, who is told to whom it can', async () => {
    const { visitor, contractId } = await holding(test)
    const { items } = await visitor.send(calls.setCardRecipient, { body: { contractGuid: contractId } })
    expect(items.map(({ recipient, isChosen }) => [recipient, isChosen])).toEqual([['holder', true]])
    const body = { contractGuid: contractId, recipient: 'organisation' as const }
    expect(words(await visitor.send(calls.setCardRecipient, { body }))).toEqual(['recipient error.notValid'])
  })
})

describe('days that were not travelled', () => {
  it('are given back once somebody has looked at the proof, and only once', async () => {
    const { visitor, contractId, contract } = await holding(test, { from: '2026-11-01' })
    const body = {
      contractGuid: contractId,
      from: '2026-11-02',
      until: '2026-11-16',
      reason: 'disease' as const,
      consent: true as const,
    }
    const request = await visitor.ask(calls.refundSubscription, { body })
    expect(request).toMatchObject({ kind: 'refund', state: 'new', effectiveOn: null })
    expect(words(await visitor.send(calls.refundSubscription, { body }))).toEqual(['error.requestPending'])
    await decideChange(test.world, request.guid, { verdict: 'accepted', by: ['Käthe'], decision: null })
    await claimRound(test.world)
    expect((await claimed(contractId)).filter(line => line.includes('refund'))).toEqual(['2026-11-21 refund -3150'])
    expect(words(await visitor.send(calls.refundSubscription, { body }))).toEqual(['from error.refundNotCovered'])
    expect((await contract()).listChangeRequests).toMatchObject([{ state: 'accepted' }])
    const twice = decideChange(test.world, request.guid, { verdict: 'rejected', by: ['Käthe'], decision: null })
    await expect(twice).rejects.toThrow('decisionNotAwaited')
  })

  it('have proofs that are kept for thirty days', async () => {
    const { visitor, contractId, accountId } = await holding(test, { from: '2026-11-01' })
    const id = test.world.newRowId()
    await test.database.db.insert(uploadedFile).values({
      id,
      clientId: clientIdOf(test.world),
      ownerId: accountId,
      contractId: null,
      fileName: 'a.pdf',
      mimeType: 'application/pdf',
      size: 1,
      uploadedOn: test.now(),
      keptUntil: test.now(),
    })
    const days = { from: '2026-11-02', until: '2026-11-16', reason: 'disease' as const, consent: true as const }
    await visitor.ask(calls.refundSubscription, { body: { contractGuid: contractId, ...days, fileIds: [id] } })
    const [kept] = await test.database.db.select().from(uploadedFile).where(eq(uploadedFile.id, id))
    expect(kept).toMatchObject({ contractId, keptUntil: '2026-12-21T09:00:00.000Z' })
  })

  it('name only files that their sender has uploaded', async () => {
    const { visitor, contractId } = await holding(test, { from: '2026-11-01' })
    const days = { from: '2026-11-02', until: '2026-11-16', reason: 'disease' as const, consent: true as const }
    const body = { contractGuid: contractId, ...days, fileIds: [crypto.randomUUID()] }
    expect(words(await visitor.send(calls.refundSubscription, { body }))).toEqual(['fileIds error.fileNotFound'])
  })
})

describe('reasons', () => {
  it('are those of the specification, in the reader’s language', async () => {
    const { visitor } = await holding(test)
    const { items } = await visitor.send(calls.getReasonsForAction, { body: { action: 'cancel' } })
    expect(items).toEqual([
      { id: 'endOfMinimumTerm', text: 'End of the minimum term' },
      { id: 'customerRequest', text: 'At my own request' },
      { id: 'transportOperatorRequest', text: 'At the request of the transport operator' },
      { id: 'faultyOutput', text: 'Faulty output' },
    ])
  })
})

describe('two devices that change one contract at the same time', () => {
  it('come one after the other, and the second is told that it has changed', async () => {
    const { visitor, contractId, contract } = await holding(test)
    const { seq } = await contract()
    const about = { contractGuid: contractId, seq }
    const holder = await test.database.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from contract where id = $1 for update', [contractId])
    const both = Promise.all([
      visitor.send(calls.cancelSubscription, { body: { ...about, date: '2027-02-28', reason: 'customerRequest' } }),
      visitor.send(calls.pauseSubscription, {
        body: { ...about, from: '2027-01-01', until: '2027-01-31', reason: 'unknown' },
      }),
    ])
    await expect
      .poll(async () => {
        const { rows } = await test.database.pool.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rows[0]?.waiting
      })
      .toBe(2)
    await holder.query('commit')
    holder.release()
    const answers = await both
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.flatMap(words)).toEqual(['error.contractChanged'])
    expect(await histories(contractId)).toHaveLength(2)
  })
})
