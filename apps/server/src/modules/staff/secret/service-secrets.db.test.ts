import type { Client } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openIdSecret } from '../../../db/schema/index.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { openIdSettings } from '../../people/open-id/index.ts'

const { AllowedToUseAdminPanel, AllowedToWriteSecrets, AllowedToEditConfiguration } = RIGHTS
const ALL = [AllowedToUseAdminPanel, AllowedToWriteSecrets]
const CONFIG_KEY = Buffer.alloc(32, 7).toString('base64')
const SECRET = 'planted-3f9c2b77d1-4f'

const LIBRARY = {
  shownName: 'Bücherei',
  keepsSecret: true,
  redirectURIs: ['https://buecherei.example/back'],
  scope: ['openid' as const],
}

let test: TestWorld
beforeEach(async () => {
  test = await testWorld({ config: { CONFIG_KEY } })
  const { client } = test.world
  const app = { ...LIBRARY, keepsSecret: false }
  const openIdConnect = { buecherei: LIBRARY, app, stadtbibliothek: app }
  test.world.client = withSettings(client, { openIdConnect })
})
afterEach(() => test.close())

const withSettings = (client: Client, over: Partial<Client['config']['settings']>): Client => ({
  ...client,
  config: { ...client.config, settings: { ...client.config.settings, ...over } },
})

type Someone = Awaited<ReturnType<typeof aStaffMember>>
const write = (by: Someone, value: string, serviceId = 'buecherei') =>
  by.send(calls.writeOpenIdSecret, { params: { serviceId }, body: { value } })

/** Who may ask, and what they show. */
const asking = async () =>
  (await openIdSettings(test.world)).clients.map(({ clientId, clientSecret }) => [clientId, clientSecret])

describe('a service of the settings', () => {
  it('asks for nothing before its secret is written, and an app at once; what the operator says goes first', async () => {
    expect(await asking()).toEqual([
      ['stadtbibliothek', null],
      ['app', null],
    ])
    const clerk = await aStaffMember(test, ALL)
    const answer = await write(clerk, SECRET)
    expect(JSON.stringify(answer)).not.toContain(SECRET)
    const secret = { serviceId: 'buecherei', name: 'Bücherei', isSet: true, ending: '4f' }
    expect(answer.items).toMatchObject([secret])
    expect(await asking()).toEqual([
      ['stadtbibliothek', null],
      ['buecherei', SECRET],
      ['app', null],
    ])
    expect(JSON.stringify(await test.world.db.select().from(openIdSecret))).not.toContain(SECRET)
  })

  it('keeps its secret where stars are written, and asks for nothing once it is taken away or sealed by another key', async () => {
    const clerk = await aStaffMember(test, ALL)
    await write(clerk, SECRET)
    await write(clerk, '***')
    expect(await asking()).toContainEqual(['buecherei', SECRET])
    const { config } = test.world
    test.world.config = { ...config, CONFIG_KEY: Buffer.alloc(32, 8).toString('base64') }
    expect(await asking()).not.toContainEqual(['buecherei', SECRET])
    test.world.config = config
    await write(clerk, '')
    expect((await asking()).map(([id]) => id)).not.toContain('buecherei')
  })

  it('that keeps none, or is none of the settings, is given none; nor is a short one taken', async () => {
    const clerk = await aStaffMember(test, ALL)
    for (const unknown of ['app', 'elsewhere'])
      expect((await write(clerk, SECRET, unknown)).errors).toMatchObject([{ fieldName: 'serviceId' }])
    expect((await write(clerk, 'too short')).errors).toMatchObject([{ fieldName: 'value' }])
    expect(await test.world.db.select().from(openIdSecret)).toEqual([])
  })

  it('is given a secret by nobody without the right, and where none can be sealed', async () => {
    const editor = await aStaffMember(test, [AllowedToUseAdminPanel, AllowedToEditConfiguration])
    expect((await write(editor, SECRET)).status).toBe(403)
    test.world.config = { ...test.world.config, CONFIG_KEY: undefined }
    expect((await write(await aStaffMember(test, ALL), SECRET)).errors).toMatchObject([
      { translationKey: 'error.secretsOff' },
    ])
  })
})
