import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAction } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, anOrganisation, aPupil } from '../../../testing/a-school.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { invoiceRound, sendInvoice } from '../../billing/invoice/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeBilling: SEE, AllowedToRunBilling: RUN } = RIGHTS

let test: TestWorld
let authority: AnOrganisation
let clerk: Awaited<ReturnType<typeof aStaffMember>>

beforeAll(async () => {
  test = await testWorld()
  authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const other = await anOrganisation(test, { name: 'Other', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School' })
  for (const payer of [authority, other])
    await aPupilsContract(test, await aPupil(test, school), school, { state: 'Granted', payer })
  test.pass((Date.parse('2026-12-01T09:00:00.000Z') - Date.parse(test.now())) / 60_000)
  await claimRound(test.world)
  test.pass(24 * 60)
  await invoiceRound(test.world)
  clerk = await aStaffMember(test, [PANEL, SEE, RUN])
})
afterAll(() => test.close())

const listed = async (query: calls.InvoicesQuery = {}) => (await clerk.send(calls.getStaffInvoices, { query })).items
const theirs = async () => (await listed({ payerGuid: authority.id, kind: 'invoice' }))[0] ?? expect.unreachable()

describe('invoices for staff', () => {
  it('are found by payer, month and state, and counted', async () => {
    expect((await listed()).map(({ payer }) => payer?.name).toSorted()).toEqual(['Authority', 'Other'])
    for (const query of [{ search: 'auth' }, { search: 'thori' }, { payerGuid: authority.id }])
      expect((await listed(query)).map(({ payer }) => payer?.name)).toEqual(['Authority'])
    expect(await listed({ search: '%' })).toEqual([])
    for (const query of [{ month: '2027-01' }, { state: 'paid' as const }]) expect(await listed(query)).toEqual([])
    expect((await clerk.send(calls.countStaffInvoices, { query: { state: 'open' } })).items).toMatchObject([
      { count: 2 },
    ])
  })

  it('are told down to the contracts that a line is made of', async () => {
    const { guid, dueCents } = await theirs()
    const [one] = (await clerk.send(calls.getStaffInvoice, { params: { invoiceGuid: guid } })).items
    expect(one).toMatchObject({ mayCancel: true, netCents: 5888, vatCents: 412, others: [], lines: [{ count: 1 }] })
    const query = { line: one?.lines[0]?.number ?? 0 }
    const claims = (await clerk.send(calls.getInvoiceClaims, { params: { invoiceGuid: guid }, query })).items
    expect(claims).toMatchObject([{ cents: dueCents }])
    const absent = await clerk.send(calls.getStaffInvoice, { params: { invoiceGuid: randomUUID() } })
    expect(absent.errors[0]?.translationKey).toBe('error.invoiceNotFound')
  })

  it('say where they go when they are sent again: nowhere, until an address is known', async () => {
    const { guid } = await theirs()
    const params = { invoiceGuid: guid }
    const to = async () => (await clerk.send(calls.getStaffInvoice, { params })).items[0]?.againTo
    expect(await to()).toBe('')
    const refused = await clerk.send(calls.sendInvoiceAgain, { params })
    expect(refused.errors[0]?.translationKey).toBe('error.invoiceToNobody')
    const office = await aStaffMember(test, [PANEL, RIGHTS.AllowedToEditOrganisations])
    const organisation = { organisationGuid: authority.id }
    const [usual] = (await office.send(calls.getInvoiceProfile, { params: organisation })).items
    if (!usual) throw new Error('no profile')
    const body = { version: usual.version, profile: { ...usual.profile, email: 'rechnung@example.org' } }
    expect((await office.send(calls.setInvoiceProfile, { params: organisation, body })).status).toBe(200)
    expect(await to()).toBe('rechnung@example.org')
    expect((await clerk.send(calls.sendInvoiceAgain, { params })).errors).toEqual([])
  })

  it('that were never sent are said to be, listed and counted until they are', async () => {
    const other = (await listed({ search: 'Other' }))[0] ?? expect.unreachable()
    const { guid } = await theirs()
    const unsent = async () => (await listed({ isUnsent: true })).map(one => one.guid).toSorted()
    const waiting = async () => {
      const query = { queue: 'unsentInvoices' as const }
      return (await clerk.send(calls.getStaffQueues, { query })).items
    }
    expect(await unsent()).toEqual([guid, other.guid].toSorted())
    expect(await waiting()).toEqual([{ queue: 'unsentInvoices', count: 2, oldest: '2026-12-01T23:00:00.000Z' }])
    for (const job of await takenJobs(test, 'sendInvoice')) await sendInvoice(test.world, job.invoiceId, job.again)
    expect(await unsent()).toEqual([other.guid])
    expect(await waiting()).toMatchObject([{ count: 1 }])
    const [sent] = (await clerk.send(calls.getStaffInvoice, { params: { invoiceGuid: guid } })).items
    expect(sent).toMatchObject({ isUnsent: false, sentOn: [test.now()] })
    // Once it went out, it goes out again each time somebody wants that.
    await sendInvoice(test.world, guid, 'once more')
    await sendInvoice(test.world, guid, 'once more')
    const [twice] = (await clerk.send(calls.getStaffInvoice, { params: { invoiceGuid: guid } })).items
    expect(twice?.sentOn).toHaveLength(2)
  })

  it('are taken back once, for a reason, and written anew; what was done is noted', async () => {
    const before = await theirs()
    const params = { invoiceGuid: before.guid }
    const short = await clerk.send(calls.cancelInvoice, { params, body: { reason: 'no', isAnew: true } })
    expect(short.errors).toMatchObject([{ fieldName: 'reason', translationKey: 'error.reasonTooShort' }])
    const body = { reason: 'the authority has moved', isAnew: true }
    const [back] = (await clerk.send(calls.cancelInvoice, { params, body })).items
    expect(back).toMatchObject({ state: 'cancelled', mayCancel: false, openCents: 0 })
    expect(back?.others.map(({ kind }) => kind)).toEqual(['cancellation'])
    const again = await clerk.send(calls.cancelInvoice, { params, body })
    expect(again.errors[0]?.translationKey).toBe('error.invoiceNotCancellable')
    const open = await listed({ payerGuid: authority.id, state: 'open' })
    expect(open).toMatchObject([{ dueCents: before.dueCents }])
    const anew = { invoiceGuid: open[0]?.guid ?? '' }
    expect((await clerk.send(calls.getStaffInvoice, { params: anew })).items).toMatchObject([{ mayCancel: true }])
    const acts = await test.database.db.select().from(staffAction)
    expect(acts.filter(({ call }) => call === calls.cancelInvoice.name)).toHaveLength(1)
  })

  it('are taken back once a second person has agreed, where the company wants one', async () => {
    const { world } = test
    const { client } = world
    const settings = { ...client.config.settings, secondPerson: ['invoices' as const] }
    world.client = { ...client, config: { ...client.config, settings } }
    const [other] = await listed({ search: 'other', kind: 'invoice' })
    const params = { invoiceGuid: other?.guid ?? '' }
    const asked = await clerk.send(calls.cancelInvoice, {
      params,
      body: { reason: 'not what was agreed', isAnew: true },
    })
    expect(asked.status).toBe(202)
    const second = await aStaffMember(test, [PANEL, RIGHTS.AllowedToApprove])
    const [waiting] = (await second.send(calls.getStaffApprovals, { query: { state: 'waiting' } })).items
    const approval = { params: { approvalId: waiting?.id ?? '' }, body: { hash: waiting?.hash ?? '' } }
    expect((await second.send(calls.approveStaffAct, approval)).status).toBe(200)
    world.client = client
    expect((await clerk.send(calls.getStaffInvoice, { params })).items).toMatchObject([{ state: 'cancelled' }])
  })

  it('are taken back by nobody who may only see them', async () => {
    const reader = await aStaffMember(test, [PANEL, SEE])
    const [open] = await listed({ payerGuid: authority.id, state: 'open' })
    const params = { invoiceGuid: open?.guid ?? '' }
    const { status } = await reader.send(calls.cancelInvoice, {
      params,
      body: { reason: 'a good reason', isAnew: false },
    })
    expect(status).toBe(403)
  })

  it('that are taken back without another leave what is owed to the invoice of the next month', async () => {
    const [open] = await listed({ payerGuid: authority.id, state: 'open' })
    const params = { invoiceGuid: open?.guid ?? '' }
    await clerk.send(calls.cancelInvoice, { params, body: { reason: 'a month too early', isAnew: false } })
    expect(await listed({ payerGuid: authority.id, state: 'open' })).toEqual([])
    test.pass(30 * 24 * 60)
    await claimRound(test.world)
    test.pass(5 * 24 * 60)
    await invoiceRound(test.world)
    // Nobody stays signed in for a month.
    clerk = await aStaffMember(test, [PANEL, SEE, RUN])
    const [next] = await listed({ payerGuid: authority.id, state: 'open' })
    expect(next?.dueCents).toBe(2 * (open?.dueCents ?? 0))
  })
})
