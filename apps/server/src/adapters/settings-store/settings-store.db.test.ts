import { KEPT_SECRET, toInstant, type WrittenSetting } from '@billett/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Composed, compose } from '../../compose.ts'
import { type ServerConfig, serverConfig } from '../../config/server-config.ts'
import { sealed } from '../../crypto/seal.ts'
import { removeSecret, storeSecret } from '../../db/written-secrets.ts'
import { worldsOf } from '../../hosts/worlds-of.ts'
import { earlyRounds } from '../../jobs/worker-rounds.ts'
import type { Mail } from '../../ports/mailer.ts'
import { freshDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { smtpServer } from '../mailer/smtp-server.fixture.ts'

const CONFIG_KEY = Buffer.alloc(32, 7).toString('base64')
const SENDER = { name: 'Verbund', replyTo: 'service@verbund.example' }
const MAIL = {
  to: 'ada@example.org',
  subject: 'a',
  text: 'a',
  html: 'a',
  language: 'de' as const,
  attachments: [],
} satisfies Omit<Mail, 'id'>

let database: TestDatabase
let config: ServerConfig
let processes: Composed[]

beforeEach(async () => {
  database = await freshDatabase()
  config = serverConfig({ DATABASE_URL: database.url, BILLETT_DEMO: '1', LOG_LEVEL: 'silent', CONFIG_KEY })
  processes = [await compose(config, 'server'), await compose(config, 'worker')]
})
afterEach(async () => {
  for (const { close } of processes) await close()
  await database.drop()
})

const write = (name: WrittenSetting, value: string) =>
  storeSecret(database.db, {
    name,
    sealed: sealed(value, Buffer.from(CONFIG_KEY, 'base64')),
    ending: KEPT_SECRET,
    writtenBy: 'ada',
    writtenOn: toInstant(Date.now()),
  })

/** What comes round in every process every few seconds. */
async function seconds(): Promise<void> {
  const round = earlyRounds.find(({ name }) => name === 'refreshSettings')
  for (const { surroundings } of processes) await round?.run(surroundings)
}
const worlds = () => processes.map(({ surroundings }) => worldsOf(surroundings)[0].world)

describe('settings that staff write, in a server and a worker that run', () => {
  it('send mails through another server from another address within seconds', async () => {
    const there = await smtpServer(['250 taken', '250 taken'])
    await write('SMTP_URL', there.url)
    await write('MAIL_FROM', 'tickets@verbund.example')
    const before = worlds()
    await seconds()
    for (const [place, { mailer }] of worlds().entries()) await mailer.send({ ...MAIL, id: `${place}` }, SENDER)
    expect(there.mails.map(mail => /<(.*?)>/.exec(/^From: .*$/m.exec(mail)?.[0] ?? '')?.[1])).toEqual([
      'tickets@verbund.example',
      'tickets@verbund.example',
    ])
    // What was begun before ends as it began.
    expect(before.map(({ config: { MAIL_FROM } }) => MAIL_FROM)).toEqual(Array(2).fill(config.MAIL_FROM))
    await there.close()
  })

  it('change what they are for and nothing beside it, and go back to what the environment says', async () => {
    const [first] = worlds()
    await write('CREDIT_CHECK_URL', 'https://agency.example/check')
    await seconds()
    const asked = worlds().map(({ credit, mailer, payments }) => [credit.isOffered, mailer, payments])
    expect(asked.map(([isOffered]) => isOffered)).toEqual([true, true])
    expect(asked[0]?.slice(1)).toEqual([first?.mailer, first?.payments])
    await removeSecret(database.db, 'CREDIT_CHECK_URL')
    await seconds()
    expect(worlds().map(({ credit }) => credit.isOffered)).toEqual([false, false])
  })

  it('take payments by another provider as soon as both halves of its keys are there', async () => {
    const names = async () => {
      await seconds()
      return worlds().map(({ payments }) => payments.name)
    }
    await write('STRIPE_SECRET_KEY', 'sk_test_1')
    await write('MAIL_FROM', 'tickets@verbund.example')
    expect(await names()).toEqual(['none', 'none'])
    expect(worlds().map(({ config: { MAIL_FROM } }) => MAIL_FROM)).toEqual(Array(2).fill('tickets@verbund.example'))
    await write('STRIPE_WEBHOOK_SECRET', 'whsec_1')
    expect(await names()).toEqual(['stripe', 'stripe'])
  })
})
