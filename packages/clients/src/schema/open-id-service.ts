import * as z from 'zod/mini'

/** What OpenID Connect calls a `client_id`: a service sends it along with every request. */
export const ServiceId = z.string().check(z.regex(/^[\w.-]{1,60}$/))

/** Where a browser goes back to: a page of the service, or the app on the customer's own machine (RFC 8252 §7.3). */
const WayBack = z.string().check(z.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|\[::1\])[:/])[^\s#]*$/))

/** What of the account a service may be told; the last one goes on when the customer is away. */
const SERVICE_SCOPES = ['openid', 'profile', 'email', 'address', 'phone', 'offline_access'] as const

/** Another service whose users sign in with their account here (Spec 3 §3, `openIdConnect`). */
export const OpenIdService = z.object({
  /** What customers read of it. */
  shownName: z.string().check(z.minLength(1), z.maxLength(80)),
  /**
   * It shows a secret, which is written apart and never read back, and asks for nothing until there is one; an app can
   * keep none.
   */
  keepsSecret: z.boolean(),
  redirectURIs: z.array(WayBack).check(z.minLength(1), z.maxLength(20)),
  postLogoutRedirectURIs: z.optional(z.array(WayBack).check(z.maxLength(20))),
  scope: z.array(z.enum(SERVICE_SCOPES)).check(z.minLength(1)),
})
export type OpenIdService = z.infer<typeof OpenIdService>
