import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  bankEntry,
  claimPayment,
  debitNotice,
  invoice,
  invoiceClaim,
  party,
  staffAction,
} from '../../../db/schema/index.ts'
import { aNamedPerson } from '../../../testing/a-named-person.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { anOrganisation, aPupil } from '../../../testing/a-school.ts'
import {
  announced,
  collectionsOf,
  creditOf,
  entry,
  handedOver,
  hears,
  notification,
  returnOf,
  transferOf,
  until,
} from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { announcePart } from '../../billing/collection/index.ts'
import { dunningRound } from '../../billing/dunning/index.ts'
import { invoiceRound } from '../../billing/invoice/index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
})
afterEach(() => test.close())

const SEES = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeBilling]
const ACTS = [...SEES, RIGHTS.AllowedToRunBilling]
const reason = 'the bank told us by phone'
/** Money of debits that a creditor had issued. */
const FAMILY = '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>ESDD</SubFmlyCd></Fmly></Domn></BkTxCd>'

/** Somebody whose January has come. */
async function collected() {
  for (const { partyId } of await announced(test)) await aNamedPerson(test, partyId)
  until(test, '2026-12-29')
  await hears(test, notification('C-1', creditOf(await handedOver(test))), 'credit.xml')
  const [one] = await collectionsOf(test)
  if (!one) throw new Error('nothing was collected')
  until(test, '2027-01-11')
  return one
}

/** The same, which came back, and whom the round has written to. */
async function owing() {
  const one = await collected()
  await hears(test, notification('N-1', returnOf(one)))
  await claimRound(test.world)
  await dunningRound(test.world)
}

/** A company that owes the invoices of December and January, and the bank by which it pays. */
async function invoiced() {
  const company = await anOrganisation(test, { name: 'Works', kind: 'company' })
  await aPupilsContract(test, await aPupil(test, company), company, { state: 'Granted', payer: company })
  for (const day of ['2026-12-01', '2026-12-02', '2027-01-01', '2027-01-02']) {
    until(test, day)
    await claimRound(test.world)
    await invoiceRound(test.world)
  }
  const own = eq(invoice.payerId, company.payerId)
  const invoices = await test.database.db.select().from(invoice).where(own).orderBy(asc(invoice.number))
  return { company, invoices }
}

/** What was done; that lists were read is noted too, of the shop. */
const noted = async () =>
  (await test.database.db.select().from(staffAction))
    .filter(({ subjectKind }) => subjectKind !== 'shop')
    .map(({ call, subjectKind }) => `${call} ${subjectKind}`)

describe('what waits for somebody', () => {
  it('is listed with the debits it may be about, and matched by hand, which is noted', async () => {
    const one = await collected()
    const unnamed = returnOf({ ...one, endToEndId: 'SOMETHING', charges: 500 })
    await hears(test, notification('N-1', unnamed), 'return.xml')
    const staff = await aStaffMember(test, ACTS)
    expect((await staff.send(calls.getBankMessages)).items).toMatchObject([
      { name: 'return.xml', kind: 'camt.054', lines: 1, waiting: 1 },
      { name: 'credit.xml', state: 'applied', waiting: 0 },
    ])
    const { items } = await staff.send(calls.getBankEntries)
    expect(items).toMatchObject([
      { kind: 'return', reason: 'unknown', cents: -6800, proposals: [{ collectionGuid: one.id, cents: 6300 }] },
    ])
    const params = { entryGuid: items[0]?.guid ?? '' }
    const body = { reason, collectionGuid: one.id }
    expect((await staff.send(calls.matchBankEntry, { params, body })).items).toMatchObject([{ state: 'matched' }])
    expect((await collectionsOf(test)).map(({ state }) => state)).toEqual(['returned'])
    expect(await noted()).toEqual(['admin/matchBankEntry bankEntry'])
    expect((await staff.send(calls.matchBankEntry, { params, body })).status).toBe(404)
  })

  it('is proposed for the invoices of whoever its name or account is known of, and never booked by itself', async () => {
    const { company, invoices } = await invoiced()
    const [december, january] = invoices
    const staff = await aStaffMember(test, ACTS)
    const from = (name: string, iban: string) =>
      `<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>`
    const comes = async (id: string, cents: number, parties: string) => {
      const details = `<TxDtls>${parties}</TxDtls>`
      await hears(test, notification(id, entry({ ref: id, cents, details })))
      const { items } = await staff.send(calls.getBankEntries)
      const proposals = items.at(-1)?.invoiceProposals
      return { guid: items.at(-1)?.guid ?? '', proposals }
    }
    const known = 'DE02120300000000202051'
    const both = await comes('T-1', 12_600, from('WORKS GMBH', known))
    expect(both.proposals).toMatchObject([
      {
        payer: 'Works',
        by: 'name',
        amount: 'all',
        invoices: [december, january].map(one => ({ guid: one?.id, number: one?.number, openCents: 6_300 })),
      },
    ])
    expect((await comes('T-2', 5_000, from('Works', known))).proposals).toEqual([])
    const one = await comes('T-3', 6_300, from('Works', known))
    expect(one.proposals).toMatchObject([december, january].map(due => ({ invoices: [{ guid: due?.id }] })))
    expect(await test.database.db.$count(claimPayment)).toBe(0)
    const invoiceNumbers = one.proposals?.[0]?.invoices[0]?.number ?? ''
    const params = { entryGuid: one.guid }
    expect((await staff.send(calls.matchBankEntry, { params, body: { reason, invoiceNumbers } })).status).toBe(200)
    // From then on the account is known, whatever the bank calls whose it is.
    const later = await comes('T-4', 6_300, from('somebody else', known))
    expect(later.proposals).toMatchObject([{ by: 'iban', amount: 'one', invoices: [{ guid: january?.id }] }])
    const { customerNumber } = later.proposals?.[0] ?? { customerNumber: '' }
    const [row] = await test.database.db.select().from(party).where(eq(party.id, company.partyId))
    expect(customerNumber).toBe(row?.customerNumber)
  })

  it('that was laid aside is listed as such, and waits again where somebody wants that, which is noted', async () => {
    await collected()
    await hears(test, notification('H-1', transferOf('RF18000000000000539007547034', 500)))
    const staff = await aStaffMember(test, ACTS)
    const listed = async (list?: 'waiting' | 'laidAside') =>
      (await staff.send(calls.getBankEntries, { query: { list } })).items
    const [line] = await listed()
    const input = { params: { entryGuid: line?.guid ?? '' }, body: { reason } }
    expect((await staff.send(calls.reopenBankEntry, input)).errors).toMatchObject([
      { translationKey: 'error.bankEntryNotLaidAside' },
    ])
    expect((await staff.send(calls.layAsideBankEntry, input)).items).toMatchObject([{ state: 'noted' }])
    expect(await listed()).toEqual([])
    expect(await listed('laidAside')).toMatchObject([
      { guid: line?.guid, reason: 'unknown', laidAsideBy: expect.any(String), laidAsideOn: test.now(), proposals: [] },
    ])
    expect((await staff.send(calls.reopenBankEntry, input)).items).toMatchObject([{ state: 'waiting' }])
    expect(await listed('waiting')).toEqual([line])
    expect(await listed('laidAside')).toEqual([])
    expect(await noted()).toEqual(['admin/layAsideBankEntry bankEntry', 'admin/reopenBankEntry bankEntry'])
    const looks = await aStaffMember(test, SEES)
    expect((await looks.send(calls.reopenBankEntry, input)).status).toBe(403)
  })

  it('is decided by two people where the company wants that', async () => {
    const { client } = test.world
    const one = await collected()
    await hears(test, notification('N-1', returnOf({ ...one, endToEndId: 'SOMETHING' })))
    const settings = { ...client.config.settings, secondPerson: ['bankEntries' as const] }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const staff = await aStaffMember(test, ACTS, randomUUID())
    const [line] = (await staff.send(calls.getBankEntries)).items
    const params = { entryGuid: line?.guid ?? '' }
    const asked = await staff.send(calls.matchBankEntry, { params, body: { reason, collectionGuid: one.id } })
    expect(asked.status).toBe(202)
    expect((await staff.send(calls.layAsideBankEntry, { params, body: { reason } })).status).toBe(202)
    expect((await collectionsOf(test)).map(({ state }) => state)).toEqual(['settled'])
    expect((await staff.send(calls.getBankEntries)).items).toEqual([line])
  })

  it('is listed however much it is, and more than the books can say is nobody’s', async () => {
    await collected()
    const huge = entry({ ref: 'HUGE', cents: 999_999_999_999, details: '' }).replace('</Sts>', `</Sts>${FAMILY}`)
    await hears(test, notification('H-1', huge + transferOf('RF18000000000000539007547034', 999_999_999_999)))
    const staff = await aStaffMember(test, ACTS)
    const { items } = await staff.send(calls.getBankEntries)
    expect(items.map(({ kind, cents, proposals }) => [kind, cents, proposals]).toSorted()).toEqual([
      ['credit', 999_999_999_999, []],
      ['transfer', 999_999_999_999, []],
    ])
    const [one] = await test.database.db.select().from(party)
    const params = { entryGuid: items.find(({ kind }) => kind === 'transfer')?.guid ?? '' }
    const body = { reason, customerNumber: one?.customerNumber }
    expect((await staff.send(calls.matchBankEntry, { params, body })).errors).toMatchObject([
      { translationKey: 'error.bankEntryNotMatching' },
    ])
  })

  it('is never matched with a fee that the bank did not take, nor with another debit than it names', async () => {
    await announced(test, 2)
    until(test, '2026-12-29')
    await handedOver(test)
    const [one, other] = await collectionsOf(test)
    until(test, '2027-01-11')
    const line = returnOf({ endToEndId: 'SOMETHING', cents: 6300, charges: 0, ref: 'R-1' }).replace(
      '<Amt Ccy="EUR">63.00</Amt><CdtDbtInd>',
      '<Amt Ccy="EUR">163.00</Amt><CdtDbtInd>',
    )
    const named = returnOf({ endToEndId: one?.endToEndId ?? '', cents: 6200, charges: 100, ref: 'R-2' })
    await hears(test, notification('N-1', line + named))
    const staff = await aStaffMember(test, ACTS)
    const { items } = await staff.send(calls.getBankEntries)
    expect(items).toHaveLength(2)
    for (const { guid } of items) {
      const body = { reason, collectionGuid: other?.id ?? '' }
      const answer = await staff.send(calls.matchBankEntry, { params: { entryGuid: guid }, body })
      expect(answer.errors).toMatchObject([{ translationKey: 'error.bankEntryNotMatching' }])
    }
  })

  it('is never matched with more than went out, and can be laid aside', async () => {
    const one = await collected()
    await hears(test, notification('N-1', returnOf({ ...one, cents: 3000, charges: 0 })))
    const staff = await aStaffMember(test, ACTS)
    const [entry] = (await staff.send(calls.getBankEntries)).items
    const params = { entryGuid: entry?.guid ?? '' }
    const refused = await staff.send(calls.matchBankEntry, { params, body: { reason, collectionGuid: one.id } })
    expect(refused.errors).toMatchObject([{ translationKey: 'error.bankEntryNotMatching' }])
    expect((await collectionsOf(test)).map(({ state }) => state)).toEqual(['settled'])
    expect((await staff.send(calls.layAsideBankEntry, { params, body: { reason } })).status).toBe(200)
    expect((await staff.send(calls.getBankEntries)).items).toEqual([])
  })

  it('as money for a debit that the bank does not name is matched with it, once, and for no other amount', async () => {
    await announced(test, 2)
    until(test, '2026-12-29')
    await handedOver(test)
    const ofOurs = (ref: string, cents: number) => entry({ ref, cents }).replace('</Ntry>', `${FAMILY}</Ntry>`)
    await hears(test, notification('C-1', ofOurs('R-1', 6300) + ofOurs('R-2', 6300) + ofOurs('R-3', 6299)))
    const staff = await aStaffMember(test, ACTS)
    const waiting = async () => (await staff.send(calls.getBankEntries)).items
    expect((await waiting()).map(({ kind, proposals }) => [kind, proposals.length])).toEqual([
      ['credit', 2],
      ['credit', 2],
      ['credit', 0],
    ])
    const [first, second, less] = await waiting()
    const collectionGuid = first?.proposals[0]?.collectionGuid ?? ''
    const match = (one: typeof first) =>
      staff.send(calls.matchBankEntry, { params: { entryGuid: one?.guid ?? '' }, body: { reason, collectionGuid } })
    expect((await match(less)).errors).toMatchObject([{ translationKey: 'error.bankEntryNotMatching' }])
    expect((await match(first)).items).toMatchObject([{ state: 'matched' }])
    expect((await match(second)).errors).toMatchObject([{ translationKey: 'error.bankEntryNotMatching' }])
    expect((await collectionsOf(test)).map(({ state }) => state).toSorted()).toEqual(['presented', 'settled'])
    expect((await waiting())[0]?.proposals).toHaveLength(1)
  })

  it('as money for a whole file that the bank does not name is matched by one of its debits', async () => {
    await announced(test, 2)
    until(test, '2026-12-29')
    const file = await handedOver(test)
    const [one] = await collectionsOf(test)
    await hears(
      test,
      notification('C-1', creditOf({ ...file, messageId: 'OTHER' })).replace('</Ntry>', `${FAMILY}</Ntry>`),
    )
    const staff = await aStaffMember(test, ACTS)
    const [waits] = (await staff.send(calls.getBankEntries)).items
    expect(waits).toMatchObject({ kind: 'credit', cents: 12_600 })
    const params = { entryGuid: waits?.guid ?? '' }
    const body = { reason, collectionGuid: one?.id ?? '' }
    expect((await staff.send(calls.matchBankEntry, { params, body })).items).toMatchObject([{ state: 'matched' }])
    expect((await collectionsOf(test)).map(({ state }) => state)).toEqual(['settled', 'settled'])
  })

  it('as money under no reference is given to whom it belongs', async () => {
    await owing()
    await hears(test, notification('T-1', transferOf('RF00NOTHING', 6600)))
    const staff = await aStaffMember(test, ACTS)
    const [entry] = (await staff.send(calls.getBankEntries)).items
    const [owes] = (await staff.send(calls.getDunningCases)).items
    const params = { entryGuid: entry?.guid ?? '' }
    const body = { reason, customerNumber: owes?.customerNumber ?? '' }
    expect((await staff.send(calls.matchBankEntry, { params, body })).status).toBe(200)
    expect((await staff.send(calls.getDunningCases)).items).toMatchObject([{ isOver: true, owedCents: 0 }])
  })

  it('as money of a company is given to the invoice that somebody names, and to no number that is none of its own', async () => {
    const { company, invoices } = await invoiced()
    const [, second] = invoices
    await hears(test, notification('T-1', transferOf('RF00NOTHING', 6300)))
    const staff = await aStaffMember(test, ACTS)
    const [line] = (await staff.send(calls.getBankEntries)).items
    expect(line).toMatchObject({ kind: 'transfer', cents: 6300 })
    const match = (invoiceNumbers: string) =>
      staff.send(calls.matchBankEntry, { params: { entryGuid: line?.guid ?? '' }, body: { reason, invoiceNumbers } })
    for (const wrong of ['R2026-999999', `${second?.number}, R2026-999999`, 'nothing'])
      expect((await match(wrong)).errors).toMatchObject([{ translationKey: 'error.bankEntryNotMatching' }])
    expect((await match(` ${second?.number.toLowerCase()} `)).items).toMatchObject([{ state: 'matched' }])
    const paid = await test.database.db
      .select({ invoiceId: invoiceClaim.invoiceId, cents: claimPayment.cents })
      .from(claimPayment)
      .innerJoin(invoiceClaim, eq(invoiceClaim.claimId, claimPayment.claimId))
    expect(paid).toEqual([{ invoiceId: second?.id, cents: 6300 }])
    expect(await test.database.db.select().from(bankEntry)).toMatchObject([
      { payerId: company.payerId, state: 'matched' },
    ])
  })
})

describe('a case', () => {
  it('is shown with what came back, its steps and what is owed; waits, goes on, and has its fee waived once', async () => {
    await owing()
    const staff = await aStaffMember(test, ACTS)
    const [shown] = (await staff.send(calls.getDunningCases)).items
    expect(shown).toMatchObject({
      state: 'notified',
      owedCents: 6600,
      feeCents: 300,
      steps: [{ state: 'notified', takenOn: '2027-01-11' }],
      returns: [{ code: 'MS03', cents: 6300, chargesCents: 300 }],
      name: null,
    })
    const params = { caseGuid: shown?.guid ?? '' }
    const promise = { reason, kind: 'promise' as const }
    expect((await staff.send(calls.holdDunningCase, { params, body: promise })).status).toBe(400)
    const held = await staff.send(calls.holdDunningCase, { params, body: { ...promise, until: '2027-02-01' } })
    expect(held.items).toMatchObject([{ holds: [{ kind: 'promise', until: '2027-02-01' }] }])
    const continued = await staff.send(calls.continueDunningCase, { params, body: { reason } })
    expect(continued.items).toMatchObject([{ holds: [] }])
    expect((await staff.send(calls.waiveDunningFees, { params, body: { reason } })).status).toBe(200)
    const again = await staff.send(calls.waiveDunningFees, { params, body: { reason } })
    expect(again.errors).toMatchObject([{ translationKey: 'error.noFeeToWaive' }])
    await claimRound(test.world)
    expect((await staff.send(calls.getDunningCases)).items).toMatchObject([{ owedCents: 6300, feeCents: 0 }])
    expect(await noted()).toHaveLength(3)
  })

  it('in which nothing is collected waits for a decision, writes nothing, and is collected from again once', async () => {
    const one = await collected()
    await hears(test, notification('N-1', returnOf({ ...one, code: 'MD07' })))
    await claimRound(test.world)
    await dunningRound(test.world)
    const staff = await aStaffMember(test, ACTS)
    const [shown] = (await staff.send(calls.getDunningCases)).items
    const stops = [{ kind: 'everything', code: 'MD07' }, { kind: 'mandate' }]
    expect(shown).toMatchObject({ state: 'clear', isOver: false, steps: [] })
    expect(shown?.stops.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toMatchObject(stops)
    await test.world.db.transaction(tx => announcePart(test.world, tx))
    const told = async () => (await test.database.db.select().from(debitNotice)).length
    const before = await told()
    const params = { caseGuid: shown?.guid ?? '' }
    const again = await staff.send(calls.collectDunningCaseAgain, { params, body: { reason } })
    expect(again.items).toMatchObject([{ isOver: true, stops: [] }])
    await test.world.db.transaction(tx => announcePart(test.world, tx))
    expect(await told()).toBe(before + 1)
    const twice = await staff.send(calls.collectDunningCaseAgain, { params, body: { reason } })
    expect(twice.status).toBe(404)
  })

  it('is read with the name by who may see personal details, and the note says whose cases were', async () => {
    await owing()
    const [full, looks] = [
      await aStaffMember(test, [...SEES, RIGHTS.AllowedToSeePersonalDetails]),
      await aStaffMember(test, SEES),
    ]
    const [named] = (await full.send(calls.getDunningCases)).items
    const [hidden] = (await looks.send(calls.getDunningCases)).items
    expect([named?.name === null, hidden?.name]).toEqual([false, null])
    await full.send(calls.getBankEntries)
    const notes = await test.world.db.select().from(staffAction).orderBy(staffAction.number)
    expect(notes.slice(-3)).toMatchObject([
      { call: 'admin/getDunningCases', after: { shownInFull: true, cases: [named?.guid] } },
      { call: 'admin/getDunningCases', after: { shownInFull: false, cases: [] } },
      { call: 'admin/getBankEntries', after: { shownInFull: true } },
    ])
  })

  it('is nothing to whoever may not, and there is none of any other number', async () => {
    await owing()
    const looks = await aStaffMember(test, SEES)
    const [shown] = (await looks.send(calls.getDunningCases)).items
    const body = { reason }
    const params = { caseGuid: shown?.guid ?? '' }
    expect((await looks.send(calls.waiveDunningFees, { params, body })).status).toBe(403)
    const staff = await aStaffMember(test, ACTS)
    const other = { caseGuid: randomUUID() }
    expect((await staff.send(calls.continueDunningCase, { params: other, body })).status).toBe(404)
  })
})

it('a list that is loaded again is noted once: anew after a quarter of an hour, and of whom was not read', async () => {
  await collected()
  const full = await aStaffMember(test, [...SEES, RIGHTS.AllowedToSeePersonalDetails])
  const read = async () => {
    await full.send(calls.getBankEntries)
    return (await test.world.db.select().from(staffAction)).map(({ after }) => after?.cases)
  }
  await hears(test, notification('T-1', transferOf('RF18539007547034', 6300)))
  const [first] = await read()
  expect(first).toHaveLength(1)
  expect(await read()).toEqual([first])
  test.pass(16)
  expect(await read()).toEqual([first, first])
  await hears(test, notification('T-2', transferOf('RF18539007547034', 6400, 'TRANSFER-2')))
  expect((await read()).slice(0, -1)).toEqual([first, first])
  expect(await read()).toHaveLength(3)
})

it('lines that nobody could match wait in a queue, and no others', async () => {
  await collected()
  const staff = await aStaffMember(test, SEES)
  const queue = () => staff.send(calls.getStaffQueues, { query: { queue: 'bankLines' } })
  expect((await queue()).items).toEqual([{ queue: 'bankLines', count: 0, oldest: null }])
  await hears(test, notification('T-1', transferOf('RF18539007547034', 6300)))
  expect((await queue()).items).toEqual([{ queue: 'bankLines', count: 1, oldest: test.now() }])
})
