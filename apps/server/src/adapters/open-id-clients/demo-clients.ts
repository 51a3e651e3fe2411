import type { OpenIdSettings } from '../../ports/open-id-clients.ts'

/**
 * A service on the machine of whoever tries the shop: an app without a secret, back to any port of this machine (RFC
 * 8252 §7.3).
 */
export const demoClients: OpenIdSettings = {
  clients: [
    {
      name: 'Stadtbibliothek Falkenbrück',
      clientId: 'stadtbibliothek',
      clientSecret: null,
      redirectUris: ['http://127.0.0.1/callback'],
      postLogoutRedirectUris: ['http://127.0.0.1/'],
      scopes: ['openid', 'profile', 'email', 'address', 'phone', 'offline_access'],
      terms: null,
    },
  ],
  scopes: [],
}
