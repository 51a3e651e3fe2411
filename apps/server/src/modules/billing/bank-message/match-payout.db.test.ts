import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminEvent, bankEntry, party, payout } from '../../../db/schema/index.ts'
import { entry, hears, notification, report, until } from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { aCredited, payoutStates, releasedPayout } from '../../../testing/paid-out.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { noteCarried, voidFile } from '../collection/index.ts'
import { matchByHand } from './index.ts'

const FINE = 'DE02120300000000202051'
const OTHER = 'DE89370400440532013000'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = { ...fakeBank(), isOffered: false }
  until(test, '2026-12-15')
})
afterEach(() => test.close())

/** What is owed today is carried to the bank. */
async function carried() {
  const file = await releasedPayout(test)
  await test.world.db.transaction(tx => noteCarried(test.world, tx, file.id))
  return file
}

async function payoutTo(payerId: string) {
  const [row] = await test.database.db.select().from(payout).where(eq(payout.payerId, payerId))
  if (!row) throw new Error('nothing is paid to them')
  return row
}

const reference = ({ endToEndId }: { endToEndId: string }) => `<EndToEndId>${endToEndId}</EndToEndId>`
const fileName = ({ messageId }: { messageId: string }) => `<MsgId>${messageId}</MsgId>`

/** The bank tells of money, by what it names: more than nothing came back, less left. */
async function tells(ref: string, names: string, cents: number) {
  const back = cents > 0 ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : ''
  const details = `<TxDtls><Refs>${names}</Refs>${back}</TxDtls>`
  await hears(test, notification(ref, entry({ ref, cents, on: '2026-12-18', details })))
  const [line] = await test.database.db.select().from(bankEntry).where(eq(bankEntry.servicerRef, ref))
  if (!line) throw new Error('nothing is kept of it')
  return line
}

async function matched(entryId: string, { partyId }: { partyId: string }) {
  const [of] = await test.database.db.select().from(party).where(eq(party.id, partyId))
  const decision = { entryId, by: 'Bert', customerNumber: of?.customerNumber }
  return test.world.db.transaction(tx => matchByHand(test.world, tx, decision))
}

const NOT_MATCHING = { ok: false, reason: 'notMatching' }

describe('money of a payout that came back', () => {
  it('is nobody else’s, by its own reference and by the file that it names', async () => {
    const one = await aCredited(test, FINE)
    const file = await carried()
    until(test, '2026-12-16')
    const other = await aCredited(test, OTHER, 700)
    await carried()
    const byReference = await tells('BY-REFERENCE', reference(await payoutTo(one.payerId)), 700)
    const byFile = await tells('BY-FILE', fileName(file), 700)
    expect([byReference, byFile]).toMatchObject([{ kind: 'payoutBack', state: 'waiting' }, { state: 'waiting' }])
    for (const { id } of [byReference, byFile]) expect(await matched(id, other)).toEqual(NOT_MATCHING)
    expect(await payoutStates(test)).toEqual([`${FINE} sent`, `${OTHER} sent`])
    const theirs = await tells('THEIRS', fileName(file), 2000)
    expect(await matched(theirs.id, one)).toMatchObject({ ok: true })
    expect(await payoutStates(test)).toEqual([`${FINE} returned AC04`, `${OTHER} sent`])
  })
})

describe('money that left for payers', () => {
  const troubles = async () =>
    (await test.database.db.select().from(adminEvent)).flatMap(({ facts }) => ('what' in facts ? [facts.what] : []))

  it('of a file that is void waits for people, who are told, in whatever line', async () => {
    const { payerId } = await aCredited(test, FINE)
    const file = await releasedPayout(test)
    const { endToEndId } = await payoutTo(payerId)
    await test.world.db.transaction(tx => voidFile(test.world, tx, file.id))
    const names = fileName(file) + reference({ endToEndId })
    expect(await tells('WHOLE', names, -2000)).toMatchObject({ kind: 'paidOut', state: 'waiting', reason: 'unknown' })
    expect(await troubles()).toEqual(['paidOutUnsent'])
    expect(await payoutStates(test)).toEqual([`${FINE} dropped`])
  })

  it('though the bank had rejected it waits for people, who are told', async () => {
    const { payerId } = await aCredited(test, FINE)
    const file = await carried()
    const made = await payoutTo(payerId)
    await hears(
      test,
      report('REJECTED', { messageId: file.messageId, status: 'PART', rejected: [[made.endToEndId, 'AC01']] }),
    )
    expect(await payoutStates(test)).toEqual([`${FINE} rejected AC01`])
    expect(await tells('PAID', reference(made), -2000)).toMatchObject({ state: 'waiting', reason: 'unknown' })
    expect(await troubles()).toEqual(['payoutBack', 'paidOutUnsent'])
  })

  it('of a file of several, without a word of whose it is, is matched by somebody, once', async () => {
    const one = await aCredited(test, FINE)
    const other = await aCredited(test, OTHER, 700)
    const file = await carried()
    const line = await tells('ONE', fileName(file), -700)
    expect(line).toMatchObject({ kind: 'paidOut', state: 'waiting', reason: 'amountDiffers' })
    expect(await matched(line.id, one)).toEqual(NOT_MATCHING)
    expect(await matched(line.id, other)).toMatchObject({ ok: true })
    expect(await payoutStates(test)).toEqual([`${FINE} sent`, `${OTHER} paid`])
    const again = await tells('AGAIN', reference(await payoutTo(one.payerId)), -2000)
    expect(again.state).toBe('matched')
  })
})
