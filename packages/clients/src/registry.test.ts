import { describe, expect, it } from 'vitest'
import { clientByName, clients } from './registry.ts'
import { Client } from './schema/client.ts'

describe('clients', () => {
  it.each(clients.map(client => [client.name, client] as const))('%s has the shape of a client', (_, client) => {
    expect(Client.parse(client)).toEqual(client)
  })

  it('are thirty companies or more, each with colours of its own', () => {
    expect(clients.length).toBeGreaterThanOrEqual(30)
    const colours = clients.map(({ theme }) => [theme.palette.primary, theme.palette.secondary].join(' '))
    expect(new Set(colours).size).toBe(clients.length)
    expect(new Set(clients.map(client => client.config.operator.vatId)).size).toBe(clients.length)
    expect(new Set(clients.map(client => client.config.texts.homePage)).size).toBe(clients.length)
  })

  it('draw a logo in their own colours', () => {
    for (const { name, logo, theme } of clients) expect(logo.svg, name).toContain(theme.palette.primary)
  })

  it('have ids, names and hosts of their own', () => {
    const settings = clients.map(client => client.config.settings)
    expect(new Set(settings.map(s => s.clientId)).size).toBe(clients.length)
    expect(new Set(clients.map(client => client.name)).size).toBe(clients.length)
    const hosts = settings.flatMap(s => s.hosts)
    expect(new Set(hosts).size).toBe(hosts.length)
  })

  it('ticks nothing in advance that needs consent', () => {
    const optional = clients.flatMap(client => client.config.cookies).filter(cookie => cookie.category !== 'required')
    expect(optional.length).toBeGreaterThan(0)
    expect(optional.filter(cookie => cookie.active)).toEqual([])
  })

  it('are found by their name', () => {
    expect(clientByName('jobticket')?.config.texts.nameShort).toBe('JobTicket')
    expect(clientByName('constructor')).toBeUndefined()
  })
})
