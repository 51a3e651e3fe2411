import { describe, expect, it } from 'vitest'
import { serverConfig } from './server-config.ts'

const given = { DATABASE_URL: 'postgres://localhost/shop' }

describe('the configuration', () => {
  it.each([
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', '2.5'],
    ['RATE_LIMIT', '-1'],
    ['RATE_LIMIT', 'many'],
    ['STOP_DELAY', '-1'],
    ['OPERATIONS_PORT', '70000'],
    ['PUBLIC_URL', 'tickets.example'],
    ['PUBLIC_URL', 'https://tickets.example/shop'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'shop'],
    ['SMTP_URL', 'mail.example'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['APPLE_PASS_KEY', 'a key alone'],
    ['GOOGLE_WALLET_ISSUER', '3388'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => serverConfig({ ...given, [name]: value })).toThrow(name)
  })

  it('says what it wants instead, and nothing of the value, which may be a secret', () => {
    const wrong = () =>
      serverConfig({ ...given, PORT: '70000', JWT_KEY: 'a secret', DATABASE_URL: 'mysql://me:secret@a' })
    expect(wrong).toThrow(/PORT: .*65535/)
    expect(wrong).toThrow('DATABASE_URL: postgres://')
    expect(wrong).not.toThrow('secret')
  })

  it.each(['loopback', '10.0.0.5', '10.0.0.0/8, fd00::/8', 'uniquelocal,203.0.113.7'])('believes %s', TRUST_PROXY =>
    expect(serverConfig({ ...given, TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY),
  )

  it('takes what is set together', () => {
    const wallet = { APPLE_PASS_CERTIFICATE: 'c', APPLE_PASS_KEY: 'k', APPLE_PASS_AUTHORITY: 'a' }
    expect(serverConfig({ ...given, ...wallet })).toMatchObject(wallet)
  })

  it('makes addresses from one without a slash at its end', () => {
    expect(serverConfig({ ...given, PUBLIC_URL: 'https://tickets.example/' }).PUBLIC_URL).toBe(
      'https://tickets.example',
    )
  })

  it('tells metrics nowhere unless it is given a port, and then to this machine only', () => {
    expect(serverConfig(given).OPERATIONS_PORT).toBeUndefined()
    expect(serverConfig(given).OPERATIONS_HOST).toBe('127.0.0.1')
    expect(serverConfig({ ...given, OPERATIONS_PORT: '9100' }).OPERATIONS_PORT).toBe(9100)
  })

  it('names the clients of hosts', () => {
    expect(serverConfig({ ...given, CLIENTS: 'a.example=luehrtal, B.example=moorland' }).CLIENTS).toEqual([
      { host: 'a.example', name: 'luehrtal' },
      { host: 'b.example', name: 'moorland' },
    ])
  })

  it.each([
    'a.example',
    'a.example=',
    '=luehrtal',
    'a.example=luehrtal,a.example=moorland',
    'a.example:80=luehrtal',
    'a=b=c',
  ])('refuses CLIENTS=%s and names it', CLIENTS => expect(() => serverConfig({ ...given, CLIENTS })).toThrow('CLIENTS'))

  it('serves one client or several', () => {
    expect(() => serverConfig({ ...given, CLIENT: 'moorland', CLIENTS: 'a.example=luehrtal' })).toThrow('CLIENT')
  })

  it('takes a rate limit of 0, which switches it off', () => {
    expect(serverConfig({ ...given, RATE_LIMIT: '0' }).RATE_LIMIT).toBe(0)
  })

  it('lets nobody but a demo be ended on purpose', () => {
    expect(() => serverConfig({ ...given, CRASH_ON_COMMAND: '1' })).toThrow('CRASH_ON_COMMAND')
    expect(serverConfig({ ...given, CRASH_ON_COMMAND: '1', BILLETT_DEMO: '1' }).CRASH_ON_COMMAND).toBe(true)
    expect(serverConfig(given).CRASH_ON_COMMAND).toBe(false)
  })
})
