import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mailRecord, staffAction } from '../../../db/schema/index.ts'
import { type Mail, MailPerhapsTaken } from '../../../ports/mailer.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { mailOnce } from '../../run/mail/index.ts'

let test: TestWorld
/** What becomes of the next mails; after that they are taken. */
let fates: Error[]
beforeEach(async () => {
  test = await testWorld()
  fates = []
  const { mailer } = test.world
  test.world.mailer = {
    ...mailer,
    send: async (mail, sender) => {
      const fate = fates.shift()
      if (fate) throw fate
      await mailer.send(mail, sender)
    },
  }
})
afterEach(() => test.close())

const NOTHING = { text: 'any', html: 'any', language: 'en', attachments: [] } as const
const aMail = (to: string, subject: string): Mail => ({ ...NOTHING, attachments: [], id: to, to, subject })
const send = (key: string, to = 'ada@example.org', subject = 'Your new password') =>
  mailOnce(test.world, key, async () => aMail(to, subject)).catch(() => undefined)

const SEES = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeMails]
const inFull = [...SEES, RIGHTS.AllowedToSeePersonalDetails]

it('says of each mail what it was about and how it went: taken, refused and tried again, or unknown', async () => {
  await send('account:1')
  test.pass(1)
  fates = [new Error('451 later'), new Error('451 later')]
  await send('refund:2:failed', 'bob@example.org', 'Your refund')
  test.pass(2)
  await send('refund:2:failed', 'bob@example.org', 'Your refund')
  test.pass(2)
  fates = [new MailPerhapsTaken(new Error('hung up'))]
  await send('nightly:3', 'eve@example.org', 'Your list')
  const staff = await aStaffMember(test, SEES)
  expect((await staff.send(calls.searchStaffMails)).items).toMatchObject([
    { kind: 'list', state: 'unknown', tries: 1, lastOn: test.now(), subject: 'Your list' },
    { kind: 'refund', state: 'failed', tries: 2, email: 'b•••@example.org', isMasked: true },
    { kind: 'account', state: 'sent', tries: 1, client: 'Verkehrsverbund Lührtal', orderNumber: null },
  ])
  await send('refund:2:failed', 'bob@example.org', 'Your refund')
  const { items } = await staff.send(calls.searchStaffMails, { query: { kinds: ['refund'] } })
  expect(items).toMatchObject([{ state: 'sent', tries: 3 }])
})

it('is found by recipient, subject, kind, state and time', async () => {
  await send('account:1')
  test.pass(10)
  const from = test.now()
  await send('feedback:2', 'grace_h@example.org', '50 % of nothing')
  const staff = await aStaffMember(test, SEES)
  const found = async (query: calls.StaffMailsQuery) =>
    (await staff.send(calls.searchStaffMails, { query })).items.map(({ subject }) => subject)
  expect(await found({ search: 'ADA@' })).toEqual(['Your new password'])
  expect(await found({ search: 'da@' })).toEqual([])
  expect(await found({ search: 'grace%' })).toEqual([])
  expect(await found({ subject: '0 % OF' })).toEqual(['50 % of nothing'])
  expect(await found({ kinds: ['feedback'] })).toEqual(['50 % of nothing'])
  expect(await found({ states: ['failed', 'unknown'] })).toEqual([])
  expect(await found({ from })).toEqual(['50 % of nothing'])
  expect(await found({ before: from })).toEqual(['Your new password'])
})

it('of an order is found by the number of a ticket as it is printed', async () => {
  const { orderId, orderNumber } = await bought(test, visitorOf(test.app))
  await send('account:1')
  await send('account:2', 'bob@example.org', 'Another')
  await test.database.db.update(mailRecord).set({ orderId }).where(eq(mailRecord.subject, 'Another'))
  const staff = await aStaffMember(test, SEES)
  const query = { search: `${orderNumber.toLowerCase()}-1`, subject: 'Another' }
  expect((await staff.send(calls.searchStaffMails, { query })).items).toMatchObject([{ orderNumber }])
  const elsewhere = { search: 'BCDFGHJK23-1', subject: 'Another' }
  expect((await staff.send(calls.searchStaffMails, { query: elsewhere })).items).toEqual([])
})

it('shows the address to who may see personal details, one by one, and notes that it was read', async () => {
  await send('account:1')
  const [clerk, other] = [await aStaffMember(test, inFull), await aStaffMember(test, SEES)]
  const [mail] = (await clerk.send(calls.searchStaffMails)).items
  expect(mail?.email).toBe('a•••@example.org')
  const params = { mailGuid: mail?.guid ?? '' }
  expect((await clerk.send(calls.getStaffMail, { params })).items).toMatchObject([
    { email: 'ada@example.org', isMasked: false },
  ])
  expect((await other.send(calls.getStaffMail, { params })).items).toMatchObject([
    { email: 'a•••@example.org', isMasked: true },
  ])
  expect(await test.database.db.select().from(staffAction)).toMatchObject([
    { call: 'admin/getMail', subjectKind: 'mail', after: { shownInFull: true } },
    { call: 'admin/getMail', subjectKind: 'mail', after: { shownInFull: false } },
  ])
})

it('nobody finds the mails of another company, and nobody without the right any', async () => {
  await send('account:1')
  const [row] = await test.database.db.select().from(mailRecord)
  if (!row) throw new Error('nothing was noted')
  const [id, clientId] = [randomUUID(), randomUUID()]
  await test.database.db.insert(mailRecord).values({ ...row, id, key: 'account:2', clientId })
  const staff = await aStaffMember(test, inFull)
  expect((await staff.send(calls.searchStaffMails)).items).toHaveLength(1)
  const refused = await staff.send(calls.getStaffMail, { params: { mailGuid: id } })
  expect(refused).toMatchObject({ status: 404, errors: [{ translationKey: 'error.mailNotFound' }] })
  const without = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel])
  expect((await without.send(calls.searchStaffMails)).status).toBe(403)
})
