import { creditorReference } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  adminEvent,
  bankEntry,
  bankFile,
  bankMessage,
  bankReturn,
  collectionStop,
  contractEvent,
  dunningCase,
  party,
} from '../../../db/schema/index.ts'
import { happens } from '../../../testing/a-contract.ts'
import {
  announced,
  balanceOf,
  collectionsOf,
  creditOf,
  DUE,
  entry,
  handedOver,
  hears,
  notification,
  release,
  report,
  returnOf,
  statement,
  transferOf,
  until,
} from '../../../testing/collected.ts'
import { type FakeBank, fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { announcePart, handOverFile, openClaims } from '../collection/index.ts'
import { inboxRound, takeMessage } from './index.ts'

let test: TestWorld
let bank: FakeBank
beforeEach(async () => {
  test = await testWorld()
  bank = fakeBank()
  test.world.bankChannel = bank
})
afterEach(() => test.close())

const messages = () => test.database.db.select().from(bankMessage)
const entries = () => test.database.db.select().from(bankEntry)
const returns = () => test.database.db.select().from(bankReturn)
const events = async () => (await test.database.db.select().from(adminEvent)).map(({ kind }) => kind)
const waiting = async () =>
  (await entries()).filter(({ state }) => state === 'waiting').map(({ kind, reason }) => `${kind}: ${reason}`)

/** A contract whose January is at the bank. */
async function atBank(payers = 1) {
  const made = await announced(test, payers)
  until(test, '2026-12-29')
  const file = await handedOver(test)
  const collections = await collectionsOf(test)
  const contractOf = (payerId: string) => made.find(one => one.payerId === payerId)?.contractId ?? ''
  return { made, file, collections, contractOf }
}

async function settled(payers = 1) {
  const all = await atBank(payers)
  await hears(test, notification('CREDIT', creditOf(all.file)))
  return all
}

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('there is none')
  return one
}

describe('what the bank sends', () => {
  it('settles a file by what came for it, to the cent, and by nothing else', async () => {
    const { file, collections } = await atBank(2)
    await hears(test, notification('LESS', creditOf({ ...file, sumCents: file.sumCents - 1 }, 'C-0')))
    expect(await waiting()).toEqual(['credit: amountDiffers'])
    expect((await collectionsOf(test)).map(({ state }) => state)).toEqual(['presented', 'presented'])
    await hears(test, notification('ALL', creditOf(file, 'C-1')))
    expect((await collectionsOf(test)).map(({ state }) => state)).toEqual(['settled', 'settled'])
    expect(collections).toHaveLength(2)
    expect(await events()).toEqual(['bankMessage'])
  })

  it('25: has no effect where it comes twice, by its bytes, in 053 and 054, or as another file of the same entry', async () => {
    const { collections, contractOf } = await settled()
    const { endToEndId, cents, payerId } = first(collections)
    const back = returnOf({ endToEndId, cents })
    expect((await hears(test, notification('N-1', back))).isKnown).toBe(false)
    const after = await balanceOf(test, contractOf(payerId))
    expect((await hears(test, notification('N-1', back))).isKnown).toBe(true)
    await hears(test, statement('S-1', back))
    await hears(test, notification('N-2', back))
    expect(await balanceOf(test, contractOf(payerId))).toEqual(after)
    expect(after).toMatchObject({ receivable: 6300, bank: -300, fees: 300 })
    expect(await returns()).toHaveLength(1)
    expect((await messages()).filter(({ state }) => state === 'applied')).toHaveLength(4)
    expect(await waiting()).toEqual([])
  })

  it('takes back many debits of one message, each once, of whomever they are', async () => {
    const { collections, contractOf } = await settled(25)
    const twice = first(collections)
    const lines = [...collections.map(one => returnOf(one)), returnOf({ ...twice, ref: 'AGAIN' })]
    await hears(test, statement('S-1', lines.join('')))
    expect((await collectionsOf(test)).map(({ state }) => state)).toEqual(Array(25).fill('returned'))
    expect(await returns()).toHaveLength(25)
    for (const { payerId } of collections)
      expect(await balanceOf(test, contractOf(payerId))).toMatchObject({ receivable: 6300, bank: -300, fees: 300 })
  })

  it('takes back two months of one contract at once, and asks for the charges of both', async () => {
    const { contractOf } = await settled()
    until(test, '2027-01-16')
    await claimRound(test.world)
    await test.world.db.transaction(tx => announcePart(test.world, tx))
    until(test, '2027-01-27')
    await hears(test, notification('CREDIT-2', creditOf(await handedOver(test, '2027-02-01'), 'C-2')))
    const both = await collectionsOf(test)
    await hears(test, statement('S-1', both.map(one => returnOf({ ...one, on: '2027-02-03' })).join('')))
    expect((await collectionsOf(test)).map(({ state }) => state)).toEqual(['returned', 'returned'])
    const contractId = contractOf(first(both).payerId)
    const events = await test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId))
    expect(events.filter(({ happening }) => happening.kind === 'charged')).toHaveLength(2)
  })

  it('25: is told of by a statement in one line first, and in detail later', async () => {
    const { collections } = await settled()
    const { endToEndId, cents } = first(collections)
    const family = '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd>'
    const bare = entry({ ref: 'R-1', cents: -(cents + 300) }).replace('</Ntry>', `${family}</Ntry>`)
    await hears(test, statement('S-1', bare))
    expect(await waiting()).toEqual(['return: unknown'])
    await hears(test, notification('N-1', returnOf({ endToEndId, cents, ref: 'R-1' })))
    expect(await waiting()).toEqual([])
    expect(await returns()).toMatchObject([{ code: 'MS03', chargesCents: 300 }])
  })

  it('is fetched by the way to the bank, from where it was left, and again without effect', async () => {
    const { file } = await atBank()
    bank.sent.set('000001', report('P-1', { messageId: file.messageId, status: 'ACCP' }))
    bank.sent.set('000002', notification('C-1', creditOf(file)))
    await inboxRound(test.world)
    expect(first(await collectionsOf(test)).state).toBe('settled')
    bank.sent.set('000003', notification('C-1', creditOf(file)))
    await inboxRound(test.world)
    await inboxRound(test.world)
    expect((await messages()).map(({ channelId }) => channelId).toSorted()).toEqual(['000001', '000003'])
  })
})

describe('a file', () => {
  it('is rejected in part: what that was for is owed again, and the rest is settled by what came', async () => {
    const { file, collections, contractOf } = await atBank(2)
    const [gone, stays] = collections
    if (!gone || !stays) throw new Error('there are not two')
    const text = report('P-1', { messageId: file.messageId, status: 'PART', rejected: [[gone.endToEndId, 'AC01']] })
    await hears(test, text)
    await hears(test, notification('C-1', creditOf({ ...file, sumCents: 6300 })))
    expect(await balanceOf(test, contractOf(gone.payerId))).toEqual({ receivable: 6300, revenue: -6300 })
    expect(await balanceOf(test, contractOf(stays.payerId))).toEqual({ bank: 6300, revenue: -6300 })
    expect(await returns()).toMatchObject([{ kind: 'rejected', code: 'AC01' }])
    const [row] = await test.database.db.select().from(bankFile)
    expect(row?.state).toBe('partlyRejected')
    // Our data were wrong: nobody is dunned, and nothing more is collected by this account.
    expect(await test.database.db.select().from(dunningCase)).toEqual([])
    expect(await test.database.db.select().from(collectionStop)).toMatchObject([{ kind: 'mandate', code: 'AC01' }])
    const events = await test.database.db.select().from(adminEvent).where(eq(adminEvent.kind, 'collecting'))
    expect(events.map(({ facts }) => facts)).toMatchObject([{ what: 'wrongAccounts', found: 1, dueOn: file.dueOn }])
  })

  it('27: is refused as a whole: the same collections go out under another id, released anew, and are booked once', async () => {
    const { file, collections, contractOf } = await atBank(2)
    until(test, '2027-01-04')
    await hears(test, report('P-1', { messageId: file.messageId, status: 'RJCT' }))
    const files = await test.database.db.select().from(bankFile).orderBy(bankFile.attempt)
    expect(files.map(({ state, attempt, dueOn }) => [state, attempt, dueOn])).toEqual([
      ['rejected', 1, DUE],
      ['built', 2, '2027-01-11'],
    ])
    const again = files[1]
    if (!again) throw new Error('there is no other')
    expect(again.messageId).not.toBe(file.messageId)
    expect((await collectionsOf(test)).map(({ id, state, cents }) => [id, state, cents])).toEqual(
      collections.map(({ id }) => [id, 'filed', 6300]),
    )
    const contractId = contractOf(first(collections).payerId)
    expect(await balanceOf(test, contractId)).toEqual({ receivable: 6300, revenue: -6300 })
    expect(await handOverFile(test.world, again.id)).toEqual({ ok: false, reason: 'notReleased' })
    await release(test, again.id)
    expect(await handOverFile(test.world, again.id)).toEqual({ ok: true })
    await hears(test, report('P-2', { messageId: file.messageId, status: 'RJCT' }))
    await hears(test, notification('C-1', creditOf(again)))
    expect(await balanceOf(test, contractId)).toEqual({ bank: 6300, revenue: -6300 })
  })

  it.each(['ACFC', 'ACWP', 'PATC', 'CANC', 'PRUEF'])('of which the bank says %s is not refused', async status => {
    const { file, collections } = await atBank(2)
    await hears(test, report('P-1', { messageId: file.messageId, status }))
    expect(await test.database.db.select().from(bankFile)).toHaveLength(1)
    expect((await collectionsOf(test)).map(({ id, state }) => [id, state])).toEqual(
      collections.map(({ id }) => [id, 'presented']),
    )
    expect(await waiting()).toEqual(status === 'CANC' || status === 'PRUEF' ? ['fileStatus: unknown'] : [])
  })

  it('is refused for a reason that a bank calls as it would a file that it takes', async () => {
    const { file } = await atBank()
    await hears(test, report('P-1', { messageId: file.messageId, status: 'RJCT' }).replace('FF01', 'RCVD'))
    expect((await test.database.db.select().from(bankFile)).map(({ state }) => state).toSorted()).toEqual([
      'built',
      'rejected',
    ])
  })

  it('that is none of ours is another company’s, and nothing of it is kept', async () => {
    await hears(test, report('P-1', { messageId: 'B-OF-OTHERS', status: 'RJCT', rejected: [['C-OF-OTHERS', 'AC01']] }))
    expect(await entries()).toEqual([])
  })
})

it('a message that cannot be applied keeps none that comes after it back, and people are told', async () => {
  const { file } = await atBank()
  bank.sent.set('000001', notification('N-1', entry({ ref: 'TOO-MUCH', cents: 3_000_000_000 })))
  bank.sent.set('000002', notification('C-1', creditOf(file)))
  await inboxRound(test.world)
  expect(first(await collectionsOf(test)).state).toBe('settled')
  expect(await events()).toEqual(['bankMessage'])
})

describe('an account of somebody else', () => {
  it('is told of by the same bank, and nothing of it is kept, whatever it names', async () => {
    const { file, collections } = await atBank()
    const { endToEndId, cents } = first(collections)
    const other = 'DE89370400440532013000'
    await hears(test, notification('C-1', creditOf(file), other))
    await hears(test, notification('N-1', returnOf({ endToEndId, cents }), other))
    expect(await entries()).toEqual([])
    expect((await collectionsOf(test)).map(({ state }) => state)).toEqual(['presented'])
    expect((await messages()).map(({ state }) => state)).toEqual(['applied', 'applied'])
  })

  it('is not asked about for a client who collects nothing', async () => {
    const { config } = test.world.client
    const { collectionAccount: _none, ...operator } = config.operator
    test.world.client = { ...test.world.client, config: { ...config, operator } }
    bank.sent.set('000001', notification('C-1', creditOf({ messageId: 'B-1', sumCents: 6300 })))
    await inboxRound(test.world)
    expect(await messages()).toEqual([])
  })
})

describe('a debit that comes back', () => {
  it('before its money was told of has taken it back all the same', async () => {
    const { file, collections, contractOf } = await atBank(2)
    const { endToEndId, cents, payerId } = first(collections)
    await hears(test, notification('N-1', returnOf({ endToEndId, cents })))
    await hears(test, notification('C-1', creditOf(file)))
    expect(await balanceOf(test, contractOf(payerId))).toMatchObject({ receivable: 6300, bank: -300, fees: 300 })
    expect((await collectionsOf(test)).map(({ state }) => state).toSorted()).toEqual(['returned', 'settled'])
  })

  it.each([
    ['of another amount', { cents: 6200 }, 'amountDiffers'],
    ['in part', { cents: 3000, charges: 0 }, 'amountDiffers'],
    ['of other money', { currency: 'CHF' }, 'otherCurrency'],
    ['that nobody collected', { endToEndId: 'C-OF-OTHERS' }, 'unknown'],
  ])('24: %s waits for somebody, and changes nothing', async (_, over, reason) => {
    const { collections, contractOf } = await settled()
    const { endToEndId, cents, payerId } = first(collections)
    // What does not name a file or debit of ours is known by what it says of itself.
    await hears(test, notification('N-1', returnOf({ endToEndId, cents, ...over })))
    expect(await waiting()).toEqual([`return: ${reason}`])
    expect(await balanceOf(test, contractOf(payerId))).toEqual({ bank: 6300, revenue: -6300 })
    expect(await returns()).toEqual([])
    expect(await events()).toEqual(['bankMessage'])
  })

  it('22: after the contract ended and its account was deleted is owed by the payer, whose number stays', async () => {
    const { collections, contractOf } = await settled()
    const { endToEndId, cents, payerId } = first(collections)
    const contractId = contractOf(payerId)
    const before = first(await test.database.db.select().from(party))
    await happens(test, contractId, {
      kind: 'ended',
      effectiveOn: '2027-02-01',
      payload: { reason: 'customerRequest' },
    })
    // As the deletion of an account leaves who had it.
    await test.database.db.update(party).set({ accountId: null }).where(eq(party.id, before.id))
    until(test, '2027-02-10')
    await hears(test, notification('N-1', returnOf({ endToEndId, cents, on: '2027-02-10' })))
    expect(await waiting()).toEqual([])
    const owed = (await openClaims(test.world.db, [payerId])).get(payerId) ?? []
    expect(owed.map(claim => [claim.contractId, claim.cents])).toEqual([[contractId, 6300]])
    expect(await balanceOf(test, contractId)).toMatchObject({ receivable: 6300, bank: -300, fees: 300 })
    expect(await test.database.db.select().from(dunningCase)).toMatchObject([{ payerId }])
    const after = first(await test.database.db.select().from(party))
    expect(after).toMatchObject({ customerNumber: before.customerNumber, accountId: null })
  })

  it('as a duplicate is our fault: staff are told, the customer is not', async () => {
    const { collections } = await settled()
    const { endToEndId, cents } = first(collections)
    await hears(test, notification('N-1', returnOf({ endToEndId, cents, code: 'AM05' })))
    expect(await events()).toEqual(['doubleDebit'])
    expect(await test.database.db.select().from(dunningCase)).toEqual([])
  })

  it('since somebody has died holds everything, and asks for no fee', async () => {
    const { collections, contractOf } = await settled()
    const { endToEndId, cents, payerId } = first(collections)
    await hears(test, notification('N-1', returnOf({ endToEndId, cents, code: 'MD07' })))
    await claimRound(test.world)
    expect(await balanceOf(test, contractOf(payerId))).toMatchObject({ receivable: 6300 })
    expect(await events()).toEqual(['returnedDebit'])
    expect((await test.database.db.select().from(collectionStop)).map(({ kind }) => kind).toSorted()).toEqual([
      'everything',
      'mandate',
    ])
  })
})

describe('money that somebody transfers', () => {
  const referenceOf = async (partyId: string) => {
    const [row] = await test.database.db.select().from(party).where(eq(party.id, partyId))
    return creditorReference(row?.customerNumber ?? '')
  }

  it('pays what they owe, in part and to the end, and what is too much is theirs', async () => {
    const { made, collections, contractOf } = await settled()
    const { endToEndId, cents, payerId } = first(collections)
    const reference = await referenceOf(first(made).partyId)
    await hears(test, notification('N-1', returnOf({ endToEndId, cents, charges: 0 })))
    await hears(test, notification('T-1', transferOf(reference, 5000, 'T-1')))
    const open = async () => (await openClaims(test.world.db, [payerId])).get(payerId)?.map(one => one.cents)
    expect(await open()).toEqual([1300])
    await hears(test, notification('T-2', transferOf(reference, 2000, 'T-2')))
    await hears(test, notification('T-3', transferOf(reference, 2000, 'T-2')))
    await claimRound(test.world)
    expect(await open()).toEqual([-700])
    expect(await balanceOf(test, contractOf(payerId))).toEqual({ bank: 7000, receivable: -700, revenue: -6300 })
    expect(await waiting()).toEqual([])
  })

  it('28: while their debit is under way is credited to them, and nothing is given back at once', async () => {
    const { made, file, contractOf } = await atBank()
    const { partyId, payerId } = first(made)
    await hears(test, notification('T-1', transferOf(await referenceOf(partyId), 6300)))
    await hears(test, notification('C-1', creditOf(file)))
    await claimRound(test.world)
    expect((await openClaims(test.world.db, [payerId])).get(payerId)).toMatchObject([{ cents: -6300 }])
    expect(await balanceOf(test, contractOf(payerId))).toEqual({ bank: 12_600, receivable: -6300, revenue: -6300 })
  })

  it('under a reference that nobody has, or that was mistyped, waits', async () => {
    await hears(test, notification('T-1', transferOf('RF18539007547034', 6300, 'T-1')))
    await hears(test, notification('T-2', transferOf('RF19539007547034', 6300, 'T-2')))
    expect(await waiting()).toEqual(['transfer: unknown', 'transfer: unknown'])
  })
})

describe('a file that means harm', () => {
  it.each([
    ['declares entities', '<!DOCTYPE a [<!ENTITY lol "lol">]><a/>', 'doctype'],
    ['is cut off', notification('N-1', returnOf({ endToEndId: 'C-1', cents: 6300 })).slice(0, -30), 'notXml'],
    ['is of a kind nobody knows', notification('N-1', '').replace('camt.054.001.08', 'camt.099.001.01'), 'unknownKind'],
    ['is nothing', '', 'notXml'],
  ])('and %s is kept with the reason, and nothing of it is applied', async (_, text, reason) => {
    await hears(test, text)
    expect(await messages()).toMatchObject([{ state: 'refused', reason }])
    expect(await entries()).toEqual([])
    expect(await events()).toEqual(['bankMessage'])
  })

  it('and declares entities at its beginning is not read to its end, and refused as it comes', async () => {
    let pulled = 0
    async function* large() {
      for (; pulled < 1000; pulled += 1) yield new TextEncoder().encode('<!DOCTYPE a [<!ENTITY b "b">'.padEnd(1000))
    }
    await takeMessage(test.world, { name: 'bomb.xml', content: large(), by: null, channelId: null })
    expect(pulled).toBeLessThan(3)
    expect(await messages()).toMatchObject([{ state: 'refused', reason: 'doctype' }])
    expect(await events()).toEqual(['bankMessage'])
  })

  it('has a right beginning and wrong sums: not even its beginning takes effect', async () => {
    const { collections } = await settled()
    const { endToEndId, cents } = first(collections)
    const summary = '<TxsSummry><TtlNtries><NbOfNtries>7</NbOfNtries></TtlNtries></TxsSummry>'
    const text = statement('S-1', returnOf({ endToEndId, cents })).replace('<Ntry>', `${summary}<Ntry>`)
    await hears(test, text)
    expect((await messages()).map(({ reason }) => reason)).toContain('sumsDiffer')
    expect(await returns()).toEqual([])
    expect(first(await collectionsOf(test)).state).toBe('settled')
  })
})

describe('more than the books can say', () => {
  it('of anybody’s money waits for somebody, and no other line with it', async () => {
    const { made, file } = await atBank()
    const [payer] = await test.database.db
      .select()
      .from(party)
      .where(eq(party.id, made[0]?.partyId ?? ''))
    const huge = transferOf(creditorReference(payer?.customerNumber ?? ''), 999_999_999_999, 'HUGE')
    await hears(test, notification('H-1', huge + creditOf(file)))
    expect(await messages()).toMatchObject([{ state: 'applied' }])
    expect(await waiting()).toEqual(['transfer: tooMuch'])
    expect((await entries()).map(({ cents }) => cents)).toEqual([999_999_999_999, file.sumCents])
    expect(await collectionsOf(test)).toMatchObject([{ state: 'settled' }])
  })

  it('of charges waits, too', async () => {
    const { collections } = await atBank()
    const { endToEndId = '', cents = 0 } = collections[0] ?? {}
    await hears(test, notification('H-2', returnOf({ endToEndId, cents, charges: 3_000_000_000 })))
    expect(await waiting()).toEqual(['return: amountDiffers'])
  })
})
