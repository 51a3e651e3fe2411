import type { ClientMetadata } from 'oidc-provider'
import type { OpenIdClient } from '../../../ports/open-id-clients.ts'

const isLoopback = (address: string): boolean => /^http:\/\/(127\.0\.0\.1|\[::1\])([:/]|$)/.test(address)

/**
 * A configured service in the provider's words. Only codes are given out, and only apps come back to the customer's own
 * machine.
 */
export const clientMetadata = ({
  name,
  clientId,
  clientSecret,
  redirectUris,
  postLogoutRedirectUris,
  scopes,
}: OpenIdClient): ClientMetadata => ({
  client_id: clientId,
  client_name: name,
  ...(clientSecret === null
    ? { token_endpoint_auth_method: 'none' as const }
    : { client_secret: clientSecret, token_endpoint_auth_method: 'client_secret_basic' as const }),
  application_type: redirectUris.every(isLoopback) ? 'native' : 'web',
  redirect_uris: [...redirectUris],
  post_logout_redirect_uris: [...postLogoutRedirectUris],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  scope: scopes.join(' '),
})
