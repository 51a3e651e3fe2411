import { describe, expect, it } from 'vitest'
import { readClients } from './read-clients.ts'

const library = {
  name: 'Stadtbibliothek',
  clientId: 'library',
  clientSecret: 'a secret of some length',
  redirectURIs: 'https://library.example/callback',
  scope: 'openid profile',
}

describe('the section openIdConnect', () => {
  it('lists its values as words or as arrays', () => {
    const { clients } = readClients({ clients: [library, { ...library, clientSecret: null, scope: ['openid'] }] })
    expect(clients[0]).toEqual({
      name: 'Stadtbibliothek',
      clientId: 'library',
      clientSecret: 'a secret of some length',
      redirectUris: ['https://library.example/callback'],
      postLogoutRedirectUris: [],
      scopes: ['openid', 'profile'],
      terms: null,
    })
    expect([clients[1]?.clientSecret, clients[1]?.scopes]).toEqual([null, ['openid']])
  })

  it('is refused with every place that is wrong', () => {
    expect(() => readClients({ clients: [{ ...library, clientSecret: 'short', redirectURIs: [] }] })).toThrow(
      /clients\.0\.clientSecret[\s\S]*clients\.0\.redirectURIs/,
    )
  })
})
