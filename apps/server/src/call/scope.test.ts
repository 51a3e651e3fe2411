import { clients, defaultClient } from '@billett/clients'
import { describe, expect, it } from 'vitest'
import { serverConfig } from '../config/server-config.ts'
import { testClients } from '../testing/test-clients.ts'
import { clientIdOf } from './client-id-of.ts'
import { Refused } from './refused.ts'
import { scopeOf } from './scope.ts'

const SUPERUSER = '5a8e8f5e-6a63-4a52-9c0a-3f5b2f6f1c01'
const CLERK = '5a8e8f5e-6a63-4a52-9c0a-3f5b2f6f1c02'

const [senior, junior = defaultClient] = clients
const config = serverConfig({
  DATABASE_URL: 'postgres://localhost/shop',
  SENIOR_CLIENT: senior.name,
  SUPERUSERS: SUPERUSER,
})
const all = clients.map(client => clientIdOf({ client }))

const seenBy = (client: typeof senior, id: string, kind: 'staff' | 'customer' | 'guest' | 'anonymous' = 'staff') =>
  scopeOf({ world: { config, client, clients: testClients(() => client) }, visitor: { kind, id } }).clientIds

describe('the clients that staff see', () => {
  it('are their own', () => {
    expect(seenBy(junior, CLERK)).toEqual([clientIdOf({ client: junior })])
  })

  it('are all for the senior client’s', () => {
    expect([...seenBy(senior, CLERK)].sort()).toEqual(all.toSorted())
  })

  it('are all for a superuser, the own one first', () => {
    const [first, ...others] = seenBy(junior, SUPERUSER)
    expect(first).toBe(clientIdOf({ client: junior }))
    expect([first, ...others].toSorted()).toEqual(all.toSorted())
  })

  it.each(['customer', 'guest', 'anonymous'] as const)('are none for a %s, whatever their id', kind => {
    expect(() => seenBy(senior, SUPERUSER, kind)).toThrow(Refused)
  })
})
