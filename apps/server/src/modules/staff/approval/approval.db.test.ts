import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staffAction, staffApproval, userAccount } from '../../../db/schema/index.ts'
import type { Job } from '../../../ports/job-queue.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendApprovalMail } from './index.ts'

const { IsAdministrator: ADMIN, AllowedToUseAdminPanel: PANEL, AllowedToManageStaff: MANAGE } = RIGHTS
const AGREES = [PANEL, RIGHTS.AllowedToApprove]

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  const { client } = test.world
  const settings = { ...client.config.settings, secondPerson: ['rights' as const] }
  test.world.client = { ...client, config: { ...client.config, settings } }
})
afterEach(() => test.close())

async function aClerk(rights: readonly number[], id: string = randomUUID()) {
  const { clientId } = test.world.client.config.settings
  const session = await staffSession(test.world, { id, clientId, rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return { id, visitor }
}

type Clerk = Awaited<ReturnType<typeof aClerk>>

const give = ({ visitor }: Clerk, to: Clerk, rights: number[], expected: number[]) =>
  visitor.send(calls.setStaffRights, { params: { userId: to.id }, body: { rights, expected } })

const inbox = async ({ visitor }: Clerk, state: calls.StaffApprovalsQuery['state'] = 'waiting') =>
  (await visitor.send(calls.getStaffApprovals, { query: { state } })).items

async function waiting(by: Clerk) {
  const [first] = await inbox(by)
  if (!first) throw new Error('nothing waits')
  return first
}

const agree = ({ visitor }: Clerk, { id, hash }: { id: string; hash: string }) =>
  visitor.send(calls.approveStaffAct, { params: { approvalId: id }, body: { hash } })

const decline = ({ visitor }: Clerk, { id }: { id: string }, reason = 'not now') =>
  visitor.send(calls.declineStaffAct, { params: { approvalId: id }, body: { reason } })

const held = async ({ id }: Clerk) =>
  (await test.world.db.select().from(userAccount).where(eq(userAccount.id, id)))[0]?.rights

const notes = () => test.world.db.select().from(staffAction).orderBy(staffAction.number)

/** What a worker would do with what was decided. */
async function doQueued() {
  const { rows } = await test.database.db.execute<{ data: Job<'sendApprovalMail'> }>(
    sql`select data from job.job where name = 'sendApprovalMail' order by created_on`,
  )
  for (const { data } of rows) await sendApprovalMail(test.world, data.approvalId)
}

const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('what needs a second person', () => {
  it('is asked for, shown as it would be, and done as theirs who asked once somebody else agrees', async () => {
    const [admin, clerk, second] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk(AGREES)]
    const called = { firstName: 'Fritz', lastName: 'Fink' }
    await test.world.db.update(userAccount).set(called).where(eq(userAccount.id, clerk.id))
    expect((await give(admin, clerk, [PANEL, MANAGE], [PANEL])).status).toBe(202)
    expect(await held(clerk)).toEqual([PANEL])
    const asked = await waiting(second)
    expect(asked).toMatchObject({ act: 'rights', state: 'waiting', askedBy: admin.id, subjectId: clerk.id })
    expect(asked.subjectName).toBe('Fritz Fink')
    expect([JSON.parse(asked.before), JSON.parse(asked.after)]).toEqual([
      { rights: [PANEL] },
      { rights: [PANEL, MANAGE] },
    ])
    expect(await agree(second, asked)).toMatchObject({ status: 200, items: [{ state: 'approved' }] })
    expect(await held(clerk)).toEqual([PANEL, MANAGE])
    expect(await notes()).toMatchObject([
      { call: 'admin/setStaffRights', actorId: admin.id, subjectKind: 'approval', subjectId: asked.id },
      { call: 'admin/setStaffRights', actorId: admin.id, subjectId: clerk.id, after: { secondPerson: second.id } },
      { call: 'admin/approve', actorId: second.id, subjectId: asked.id },
    ])
    expect(wordOf(await agree(second, asked))).toBe('error.approvalOver')
  })

  it('is refused at once where it would be', async () => {
    const [admin, clerk] = [await aClerk([ADMIN]), await aClerk([PANEL])]
    expect(wordOf(await give(admin, clerk, [], [MANAGE]))).toBe('error.changedMeanwhile')
    expect(await test.world.db.select().from(staffApproval)).toEqual([])
  })

  it('is asked for once, however often it is sent, and waits seven days from the last time', async () => {
    const [admin, clerk, second] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk(AGREES)]
    const key = randomUUID()
    const params = { params: { userId: clerk.id }, body: { rights: [], expected: [PANEL] } }
    const first = await admin.visitor.send(calls.setStaffRights, params, key)
    const again = await admin.visitor.send(calls.setStaffRights, params, key)
    expect([first.status, again.status]).toEqual([202, 202])
    expect(again.bytes).toEqual(first.bytes)
    await give(admin, clerk, [], [PANEL])
    expect(await inbox(second)).toHaveLength(1)
  })

  it('is done at once where the company does not want one, and the note says so', async () => {
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: [] }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const [admin, clerk] = [await aClerk([ADMIN]), await aClerk([PANEL])]
    expect((await give(admin, clerk, [], [PANEL])).status).toBe(200)
    expect(await notes()).toMatchObject([{ after: { rights: [], secondPerson: null } }])
  })
})

describe('nobody', () => {
  it('is their own second person, whatever rights they hold and however often they sign in', async () => {
    const [admin, clerk] = [await aClerk([ADMIN]), await aClerk([PANEL])]
    await give(admin, clerk, [], [PANEL])
    const elsewhere = await aClerk([ADMIN], admin.id)
    expect(wordOf(await agree(elsewhere, await waiting(elsewhere)))).toBe('error.ownRequest')
    expect(await held(clerk)).toEqual([PANEL])
  })

  it('agrees to what is done to themselves', async () => {
    const [admin, second] = [await aClerk([ADMIN]), await aClerk(AGREES)]
    await give(admin, second, [ADMIN], AGREES)
    expect(wordOf(await agree(second, await waiting(second)))).toBe('error.ownAccount')
    expect(await held(second)).toEqual(AGREES)
  })

  it('agrees to what they have not seen, or to what has become something else', async () => {
    const [admin, clerk, second] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk(AGREES)]
    await give(admin, clerk, [], [PANEL])
    const asked = await waiting(second)
    expect(wordOf(await agree(second, { ...asked, hash: 'f'.repeat(64) }))).toBe('error.changedMeanwhile')
    await test.world.db
      .update(userAccount)
      .set({ rights: [PANEL, MANAGE] })
      .where(eq(userAccount.id, clerk.id))
    expect(wordOf(await agree(second, asked))).toBe('error.changedMeanwhile')
    expect(await held(clerk)).toEqual([PANEL, MANAGE])
    expect((await waiting(second)).state).toBe('waiting')
  })

  it('brings about with an approval what was put into the table behind the shop’s back', async () => {
    const [admin, clerk, second] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk(AGREES)]
    await give(admin, clerk, [], [PANEL])
    const asked = await waiting(second)
    const input = { params: { userId: clerk.id }, query: {}, body: { rights: [ADMIN], expected: [PANEL] } }
    await test.world.db.update(staffApproval).set({ input })
    expect(wordOf(await agree(second, asked))).toBe('error.changedMeanwhile')
    expect(await held(clerk)).toEqual([PANEL])
  })
})

describe('what waits', () => {
  it('is not done any more once who asked has lost the right', async () => {
    const [admin, clerk, second] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk(AGREES)]
    await give(admin, clerk, [], [PANEL])
    const asked = await waiting(second)
    await test.world.db
      .update(userAccount)
      .set({ rights: [PANEL] })
      .where(eq(userAccount.id, admin.id))
    expect(wordOf(await agree(second, asked))).toBe('error.approvalOver')
    expect(await held(clerk)).toEqual([PANEL])
  })

  it('can be declined, and taken back by who asked; it has to be asked for anew then', async () => {
    const [admin, clerk, second] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk(AGREES)]
    await give(admin, clerk, [], [PANEL])
    const asked = await waiting(second)
    expect((await decline(second, asked)).items).toMatchObject([{ state: 'declined', reason: 'not now' }])
    expect(wordOf(await agree(second, asked))).toBe('error.approvalOver')
    await give(admin, clerk, [], [PANEL])
    expect((await decline(admin, await waiting(admin))).status).toBe(200)
    expect(await inbox(second)).toEqual([])
    expect(await inbox(second, 'declined')).toHaveLength(2)
  })

  it('is seen and taken back by who has asked for it, without a right of their own, and by nobody else so', async () => {
    const [admin, clerk] = [await aClerk([ADMIN]), await aClerk([PANEL])]
    const asker = await aClerk([PANEL, MANAGE])
    await give(asker, clerk, [], [PANEL])
    await give(admin, clerk, [], [PANEL])
    const own = async ({ visitor }: Clerk) =>
      (await visitor.send(calls.getOwnStaffApprovals, { query: { state: 'waiting' } })).items
    const [mine, ...none] = await own(asker)
    expect([mine?.askedBy, none]).toEqual([asker.id, []])
    expect(await own(clerk)).toEqual([])
    expect((await asker.visitor.send(calls.getStaffApprovals, { query: {} })).status).toBe(403)
    const withdraw = ({ visitor }: Clerk) =>
      visitor.send(calls.withdrawStaffAct, { params: { approvalId: mine?.id ?? '' } })
    expect(wordOf(await withdraw(admin))).toBe('error.approvalNotFound')
    expect((await withdraw(asker)).items).toMatchObject([{ state: 'declined', decidedBy: asker.id }])
    expect(wordOf(await withdraw(asker))).toBe('error.approvalOver')
    expect(await own(asker)).toEqual([])
    await doQueued()
    expect(test.mails).toEqual([])
  })

  it('is told by mail to who has asked, with who has decided and why', async () => {
    const [admin, clerk, second] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk(AGREES)]
    const called = { firstName: 'Fritz', lastName: 'Fink' }
    await test.world.db.update(userAccount).set(called).where(eq(userAccount.id, second.id))
    await give(admin, clerk, [], [PANEL])
    expect((await decline(second, await waiting(second), 'noch nicht')).items[0]?.decidedByName).toBe('Fritz Fink')
    await give(admin, clerk, [], [PANEL])
    await agree(second, await waiting(second))
    await doQueued()
    await doQueued()
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [`${admin.id}@staff.example`, 'Ihr Antrag „Rechte ändern“ ist entschieden'],
      [`${admin.id}@staff.example`, 'Ihr Antrag „Rechte ändern“ ist entschieden'],
    ])
    expect(test.mails[0]?.text).toContain('Fritz Fink hat Ihren Antrag „Rechte ändern“ abgelehnt')
    expect(test.mails[0]?.text).toContain('Grund: noch nicht')
    expect(test.mails[1]?.text).toContain('Fritz Fink hat Ihrem Antrag „Rechte ändern“ zugestimmt')
  })

  it('expires', async () => {
    const [admin, clerk, second] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk(AGREES)]
    await give(admin, clerk, [], [PANEL])
    const asked = await waiting(second)
    await test.world.db.update(staffApproval).set({ endsOn: test.world.realClock() })
    expect(await inbox(second)).toEqual([])
    expect(await inbox(second, 'expired')).toHaveLength(1)
    expect(wordOf(await agree(second, asked))).toBe('error.approvalOver')
    await give(admin, clerk, [], [PANEL])
    expect(await waiting(second)).toMatchObject({ id: asked.id, state: 'waiting' })
  })

  it('of another company is nothing', async () => {
    const [admin, clerk, second] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk(AGREES)]
    await give(admin, clerk, [], [PANEL])
    const asked = await waiting(second)
    await test.world.db.update(staffApproval).set({ clientId: randomUUID() })
    expect(await inbox(second)).toEqual([])
    expect(await agree(second, asked)).toMatchObject({ status: 404 })
    expect(await decline(second, asked)).toMatchObject({ status: 404 })
  })
})
