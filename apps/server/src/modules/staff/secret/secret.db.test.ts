import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withOpened } from '../../../config/with-written-secrets.ts'
import { writtenSecret } from '../../../db/schema/index.ts'
import { writtenSecrets } from '../../../db/written-secrets.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel, AllowedToWriteSecrets, AllowedToEditConfiguration } = RIGHTS
const ALL = [AllowedToUseAdminPanel, AllowedToWriteSecrets]
const CONFIG_KEY = Buffer.alloc(32, 7).toString('base64')
const PLANTED = 'rak-planted-3f9c2b77d1'
const NAME = 'RECON_ACCESS_ID'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld({ config: { CONFIG_KEY, SENIOR_CLIENT: defaultClient.name } })
})
afterEach(() => test.close())

type Someone = Awaited<ReturnType<typeof aStaffMember>>
const write = (by: Someone, value: string, name: calls.StaffSecret['name'] = NAME) =>
  by.send(calls.writeConfigSecret, { params: { setting: name }, body: { value } })
const known = async (by: Someone, name = NAME) =>
  (await by.send(calls.getConfigSecrets)).items.find(secret => secret.name === name)

/** The settings of a process that starts now, and what it says while it does. */
async function startedNow(config = test.world.config) {
  const told: string[] = []
  return { config: withOpened(config, await writtenSecrets(test.world.db), text => told.push(text)), told }
}

/** Everything that is stored, as text. */
async function stored(): Promise<string> {
  const { rows } = await test.world.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts = []
  for (const { name } of rows) {
    const all = await test.world.db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`)
    texts.push(...all.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

describe('a secret of the server', () => {
  it('is written, shown by its last signs alone, and used by processes that start afterwards', async () => {
    const clerk = await aStaffMember(test, ALL)
    expect(await known(clerk)).toMatchObject({ source: 'nobody', isWaiting: false })
    const answer = await write(clerk, PLANTED)
    expect(JSON.stringify(answer)).not.toContain(PLANTED)
    expect(await known(clerk)).toMatchObject({ source: 'staff', ending: 'd1', isWaiting: true })
    const { config, told } = await startedNow()
    expect([config[NAME], told]).toEqual([PLANTED, []])
    test.world.config = config
    expect(await known(clerk)).toMatchObject({ source: 'staff', isWaiting: false })
  })

  it.each([
    ['SMTP_URL', 'smtps://shop:planted-3f9c2b77d1@mail.example:465', 'http://mail.example'],
    ['MAIL_FROM', 'tickets@verbund.example', 'Verbund'],
    ['CREDIT_CHECK_URL', 'https://agency.example/check', 'http://10.0.0.1/check'],
    ['CREDIT_CHECK_USER', 'verbund', ''],
  ] as const)(
    '%s is changed without an operator, over what holds where nobody says another',
    async (name, value, wrong) => {
      const clerk = await aStaffMember(test, ALL)
      expect(await known(clerk, name)).toMatchObject({ source: 'nobody' })
      if (wrong !== '') expect((await write(clerk, wrong, name)).errors).toMatchObject([{ fieldName: 'value' }])
      await write(clerk, value, name)
      const { config, told } = await startedNow()
      expect([config[name], told]).toEqual([value, []])
      test.world.config = config
      expect(await known(clerk, name)).toMatchObject({ source: 'staff', isWaiting: false })
      const given = { ...config, fromStaff: new Map(), [name]: value }
      expect((await startedNow(given)).config.fromStaff.has(name)).toBe(false)
    },
  )

  it('is not shown at an address that somebody else writes, nor beside one of the environment', async () => {
    const clerk = await aStaffMember(test, ALL)
    await write(clerk, 'https://agency.example/check', 'CREDIT_CHECK_URL')
    await write(clerk, PLANTED, 'CREDIT_CHECK_PASSWORD')
    expect((await startedNow()).config.CREDIT_CHECK_PASSWORD).toBe(PLANTED)
    await write(clerk, 'https://elsewhere.example/check', 'CREDIT_CHECK_URL')
    expect((await startedNow()).config.CREDIT_CHECK_PASSWORD).toBe('')
    const given = { ...test.world.config, CREDIT_CHECK_PASSWORD: 'of the operator' }
    expect((await startedNow(given)).config.CREDIT_CHECK_URL).toBe(test.world.config.CREDIT_CHECK_URL)
    test.world.config = given
    const refused = await write(clerk, 'https://third.example/check', 'CREDIT_CHECK_URL')
    expect(refused.errors).toMatchObject([{ translationKey: 'error.entryLocked' }])
  })

  it('is no way to a mail server that is spoken to in the clear', async () => {
    const clerk = await aStaffMember(test, ALL)
    expect((await write(clerk, 'smtp://mail.example:587', 'SMTP_URL')).errors).toMatchObject([{ fieldName: 'value' }])
    expect((await write(clerk, 'smtp://mail.example:587?requireTLS=true', 'SMTP_URL')).errors).toEqual([])
  })

  it('is stored nowhere as it was written', async () => {
    await write(await aStaffMember(test, ALL), PLANTED)
    const all = await stored()
    expect(all).toContain('admin/writeConfigSecret')
    expect(all).not.toContain(PLANTED)
  })

  it('stays where stars are written, and goes where nothing is', async () => {
    const clerk = await aStaffMember(test, ALL)
    await write(clerk, PLANTED)
    await write(clerk, '***')
    expect((await startedNow()).config[NAME]).toBe(PLANTED)
    await write(clerk, '')
    expect((await startedNow()).config[NAME]).toBeUndefined()
    expect(await known(clerk)).toMatchObject({ source: 'nobody' })
  })

  it('of the environment is not written over', async () => {
    const clerk = await aStaffMember(test, ALL)
    await write(clerk, PLANTED)
    const given = { ...test.world.config, [NAME]: 'of the environment' }
    expect((await startedNow(given)).config[NAME]).toBe('of the environment')
    test.world.config = given
    expect(await known(clerk)).toMatchObject({ source: 'environment', ending: '' })
    expect((await write(clerk, 'another')).errors).toMatchObject([{ translationKey: 'error.entryLocked' }])
  })

  it('that is none of its kind is refused at the value', async () => {
    const refused = await write(await aStaffMember(test, ALL), PLANTED, 'STRIPE_SECRET_KEY')
    expect(refused.errors).toMatchObject([{ fieldName: 'value', translationKey: 'error.notValid' }])
    expect(await test.world.db.select().from(writtenSecret)).toEqual([])
  })

  it('that the shop could not run with, or cannot open, is told and left out', async () => {
    const clerk = await aStaffMember(test, ALL)
    await write(clerk, 'sk_live_1', 'STRIPE_SECRET_KEY')
    await write(clerk, 'tickets@verbund.example', 'MAIL_FROM')
    const alone = await startedNow()
    expect(alone.config.STRIPE_SECRET_KEY).toBeUndefined()
    expect(alone.config.MAIL_FROM).toBe('tickets@verbund.example')
    expect(alone.told).toEqual([expect.stringContaining('STRIPE_WEBHOOK_SECRET')])
    const other = Buffer.alloc(32, 8).toString('base64')
    const { config, told } = await startedNow({ ...test.world.config, CONFIG_KEY: other })
    expect(config.STRIPE_SECRET_KEY).toBeUndefined()
    expect(told).toEqual(Array(2).fill(expect.stringContaining('another CONFIG_KEY')))
  })

  it('is not written where nothing can be sealed', async () => {
    test.world.config = { ...test.world.config, CONFIG_KEY: undefined }
    const refused = await write(await aStaffMember(test, ALL), PLANTED)
    expect(refused.errors).toMatchObject([{ translationKey: 'error.secretsOff' }])
  })

  it('is neither written nor seen without the right, nor by staff of one client among several', async () => {
    const editor = await aStaffMember(test, [AllowedToUseAdminPanel, AllowedToEditConfiguration])
    expect((await write(editor, PLANTED)).status).toBe(403)
    const junior = await aStaffMember(test, ALL)
    test.world.config = { ...test.world.config, SENIOR_CLIENT: undefined }
    expect((await write(junior, PLANTED)).status).toBe(403)
    expect((await junior.send(calls.getConfigSecrets)).status).toBe(403)
  })
})
