import type { Language } from '@billett/domain'

/** Another service whose users may sign in with their account here (Spec 3 §3, `openIdConnect`). */
export interface OpenIdClient {
  name: string
  /** What OpenID Connect calls its `client_id`; elsewhere a client is a transport company. */
  clientId: string
  /** Null for apps, which can keep no secret. */
  clientSecret: string | null
  redirectUris: readonly string[]
  /** Where a browser may be sent after signing out. */
  postLogoutRedirectUris: readonly string[]
  /** What it may ask for. */
  scopes: readonly string[]
  /** HTML with links, agreed to before anything is told; null for the shop's own words. */
  terms: Readonly<Record<Language, string>> | null
}

/** What can be asked for besides the standard's own scopes, and of whom: the name of a user type (Spec 2 §3.8). */
export interface OpenIdScope {
  name: string
  role: 'HGS' | 'WebShop'
  /** What the customer is asked. */
  label: Readonly<Record<Language, string>>
}

export interface OpenIdSettings {
  clients: readonly OpenIdClient[]
  scopes: readonly OpenIdScope[]
}

/** Who may ask whom for what by the operator's file. Read anew with every request, so that a change counts at once. */
export interface OpenIdClients {
  settings: () => Promise<OpenIdSettings>
}
