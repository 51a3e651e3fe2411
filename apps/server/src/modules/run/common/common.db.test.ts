import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { GATEWAY_MODE, versions } from '@billett/contract'
import { expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { testWorld } from '../../../testing/test-world.ts'

const PACKAGE = join(import.meta.dirname, '../../../../../../package.json')

it.each([
  ['production', '', GATEWAY_MODE.production],
  ['maintenance', 'true', GATEWAY_MODE.maintenance],
])('the status says that the shop is in %s', async (_, MAINTENANCE, mode) => {
  const test = await testWorld({ config: { MAINTENANCE } })
  expect(await visitorOf(test.app).ask(calls.getStatus)).toEqual({ mode, message: null })
  await test.close()
})

it('the status says that the shop is in maintenance while its database is gone', async () => {
  const test = await testWorld()
  const status = () => visitorOf(test.app).ask(calls.getStatus)
  const { databaseAnswers } = test.world
  test.world.databaseAnswers = async () => {
    throw new Error('no connection')
  }
  expect(await status()).toEqual({ mode: GATEWAY_MODE.maintenance, message: null })
  test.world.databaseAnswers = databaseAnswers
  expect(await status()).toEqual({ mode: GATEWAY_MODE.production, message: null })
  await test.close()
})

it('version and info say what runs here, and for whom', async () => {
  const test = await testWorld()
  const visitor = visitorOf(test.app)
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'))
  expect(await visitor.ask(calls.getVersion)).toEqual({ version, apiVersions: versions })
  const { settings, texts } = defaultClient.config
  expect(await visitor.ask(calls.getInfo)).toMatchObject({
    clientId: settings.clientId,
    clientName: texts.name,
    languages: settings.languages,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    demo: false,
  })
  await test.close()
})
