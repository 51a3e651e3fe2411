import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const given = { PAYMENT_DEMO_SECRET: 'sixteen characters and more' }

it('listens for this machine only, unless it is told to', () => {
  expect(readConfig(given)).toMatchObject({ ok: true, config: { host: '127.0.0.1' } })
  expect(readConfig({ ...given, HOST: '0.0.0.0' })).toMatchObject({ ok: true, config: { host: '0.0.0.0' } })
})
