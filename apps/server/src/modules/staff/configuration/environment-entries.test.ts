import { expect, it } from 'vitest'
import { SETTINGS, serverConfig } from '../../../config/server-config.ts'
import { environmentEntries } from './environment-entries.ts'

const DATABASE_URL = 'postgres://user:planted@127.0.0.1:5432/shop'

it('is told of the environment as far as it is no secret, and of the others only whether they are given', () => {
  const config = { ...serverConfig({ DATABASE_URL }), CREDIT_CHECK_PASSWORD: 'planted', JWT_KEY: 'planted'.repeat(6) }
  const entries = environmentEntries(config)
  expect(entries.map(({ path }) => path)).toEqual(SETTINGS.map(name => `environment.${name}`))
  const saidOf = (name: string) => entries.find(({ path }) => path === `environment.${name}`)
  expect(saidOf('PORT')).toMatchObject({ kind: 'number', value: '8080', isLocked: true })
  expect(saidOf('STRIPE_METHODS')).toMatchObject({ kind: 'lines', value: '["card","sepa_debit"]' })
  expect(saidOf('MAINTENANCE')).toMatchObject({ kind: 'yesNo', value: 'false' })
  expect(saidOf('JWT_KEY')).toMatchObject({ kind: 'text', value: '"***"' })
  expect(saidOf('CREDIT_CHECK_USER')).toMatchObject({ value: '' })
  expect(saidOf('STRIPE_SECRET_KEY')).toMatchObject({ value: '' })
  expect(JSON.stringify(entries)).not.toContain('planted')
})
