import { defaultClient } from '@billett/clients'
import { describe, expect, it } from 'vitest'
import { servedClients } from './served-clients.ts'

const namesOf = (...args: Parameters<typeof servedClients>) =>
  servedClients(...args).map(({ client, host }) => `${host}: ${client.name}`)

describe('who is served', () => {
  it('is one client at every host', () => {
    expect(namesOf({})).toEqual([`null: ${defaultClient.name}`])
    expect(namesOf({ CLIENT: 'moorland' })).toEqual(['null: moorland'])
  })

  it('is a client for each host', () => {
    const CLIENTS = [
      { host: 'a.example', name: 'moorland' },
      { host: 'b.example', name: 'dornau' },
    ]
    expect(namesOf({ CLIENTS })).toEqual(['a.example: moorland', 'b.example: dornau'])
  })

  it('is nobody under a name that no client has', () => {
    expect(() => servedClients({ CLIENT: 'nobody' })).toThrow('CLIENT: there is no client "nobody"')
    expect(() => servedClients({ SENIOR_CLIENT: 'nobody' })).toThrow('SENIOR_CLIENT: there is no client "nobody"')
    expect(() => servedClients({ CLIENTS: [{ host: 'a.example', name: 'nobody' }] })).toThrow('CLIENTS')
  })
})
