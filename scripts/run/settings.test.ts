import { describe, expect, it } from 'vitest'
import { devPorts, readSettings } from './settings.ts'

describe('settings', () => {
  it('put the shop on 8080 and the others on the ports after it', () => {
    const { ports, publicUrl } = readSettings({})
    const others = { payment: 8081, mail: 8082, smtp: 8083, database: 8084, identity: 8085, bank: 8086, realTime: 8087 }
    expect(ports).toEqual({ shop: 8080, ...others })
    expect(publicUrl).toBe('http://localhost:8080')
  })

  it('give a server that restarts with its sources ports that nothing else has', () => {
    const { ports } = readSettings({})
    const { shop, ...behind } = devPorts(ports)
    expect(shop).toBe(ports.shop)
    const all = [...Object.values(ports), ...Object.values(behind)]
    expect(new Set(all).size).toBe(all.length)
  })

  it('follow PORT, also in the address of the shop', () => {
    expect(readSettings({ PORT: '9000' })).toMatchObject({
      ports: { database: 9004 },
      publicUrl: 'http://localhost:9000',
    })
  })

  it.each(['0', '-1', 'http', '1.5', '65530', '99999'])('refuse the port %j in words', PORT => {
    expect(() => readSettings({ PORT })).toThrow(/PORT must be a whole number/)
  })

  it('take an empty variable for none', () => {
    expect(readSettings({ DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', PORT: '' })).toMatchObject({
      databaseUrl: undefined,
      smtpUrl: undefined,
      publicUrl: 'http://localhost:8080',
    })
  })
})
