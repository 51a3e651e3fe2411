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
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => serverConfig({ ...given, [name]: value })).toThrow(name)
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
