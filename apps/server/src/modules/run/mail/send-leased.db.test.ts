import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Mail, MailPerhapsTaken } from '../../../ports/mailer.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { mailOnce } from './mail-once.ts'

let test: TestWorld
/** How the mail server answers the next mails; after that it takes them. */
let answers: ('taken' | 'lost' | 'refused')[]
beforeEach(async () => {
  test = await testWorld()
  answers = []
  const { mailer } = test.world
  test.world.mailer = {
    ...mailer,
    send: async (mail, sender) => {
      const answer = answers.shift() ?? 'taken'
      if (answer === 'refused') throw new Error('451 later')
      await mailer.send(mail, sender)
      if (answer === 'lost') throw new MailPerhapsTaken(new Error('hung up'))
    },
  }
})
afterEach(() => test.close())

const MAIL: Mail = {
  id: 'any',
  to: 'ada@example.org',
  subject: 'any',
  text: 'any',
  html: 'any',
  language: 'en',
  attachments: [],
}

const send = () => mailOnce(test.world, 'any:1', async () => MAIL)

/** As a job is tried again: until it ends, or so often. */
async function tried(times: number): Promise<boolean> {
  for (let left = times; left > 0; left -= 1) {
    const ended = await send().then(
      () => true,
      () => false,
    )
    if (ended) return true
    test.pass(2)
  }
  return false
}

const rowsOf = async (table: 'mail_lease' | 'sent_mail' | 'admin_event') =>
  (await test.world.db.execute(sql`select * from ${sql.identifier(table)}`)).rows.length

it('a mail goes out once, and nothing is left of its sending', async () => {
  await send()
  await send()
  expect(test.mails).toHaveLength(1)
  const { operator } = test.world.client.config
  expect(test.senders).toEqual([{ name: operator.company, replyTo: operator.email }])
  expect([await rowsOf('mail_lease'), await rowsOf('sent_mail')]).toEqual([0, 1])
})

it('of several who send it at once one does', async () => {
  const ended = await Promise.allSettled([send(), send(), send()])
  expect(test.mails).toHaveLength(1)
  expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
})

it('a database that is lost between the mail server’s answer and our note costs no second mail', async () => {
  const { transaction } = test.world.db
  let lost = 2
  test.world.db.transaction = work => {
    if (lost > 0 && test.mails.length > 0) {
      lost -= 1
      return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }))
    }
    return transaction(work)
  }
  await send()
  expect(lost).toBe(0)
  expect(await tried(3)).toBe(true)
  expect(test.mails).toHaveLength(1)
})

it('a mail whose fate nobody knows goes once more, and no more often; staff are told of it', async () => {
  answers = ['lost', 'lost', 'lost', 'lost']
  expect(await tried(5)).toBe(true)
  expect(test.mails).toHaveLength(2)
  expect(await rowsOf('admin_event')).toBe(1)
  await send()
  expect(test.mails).toHaveLength(2)
})

it('while somebody may be sending it nobody else does', async () => {
  answers = ['lost']
  await expect(send()).rejects.toThrow()
  await expect(send()).rejects.toThrow('is being sent')
  expect(test.mails).toHaveLength(1)
})

it('a mail that is refused is tried for as long as it takes', async () => {
  answers = Array(6).fill('refused')
  expect(await tried(7)).toBe(true)
  expect(test.mails).toHaveLength(1)
  expect(await rowsOf('admin_event')).toBe(0)
})

it('and at once, without waiting for anybody', async () => {
  answers = ['refused']
  await expect(send()).rejects.toThrow('451')
  await send()
  expect(test.mails).toHaveLength(1)
})
