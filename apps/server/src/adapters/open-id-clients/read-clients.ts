import * as z from 'zod/mini'
import type { OpenIdSettings } from '../../ports/open-id-clients.ts'

const Words = z.object({ de: z.string(), en: z.string() })

const list = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform(text => text.split(/[\s,]+/).filter(Boolean)),
  ),
])

/** The section `openIdConnect` of the configuration (Spec 3 §3); lists may be written as arrays or as words. */
const Section = z.object({
  clients: z.array(
    z.object({
      name: z.string().check(z.minLength(1)),
      clientId: z.string().check(z.minLength(1)),
      clientSecret: z._default(z.nullable(z.string().check(z.minLength(16))), null),
      redirectURIs: list.check(z.minLength(1)),
      postLogoutRedirectURIs: z._default(list, []),
      scope: list,
      terms: z._default(z.nullable(Words), null),
    }),
  ),
  scopes: z._default(
    z.array(z.object({ name: z.string(), role: z._default(z.enum(['HGS', 'WebShop']), 'WebShop'), label: Words })),
    [],
  ),
})

/** Reads the section. Throws with every place that is wrong: a shop that lets in whom it should not must not open. */
export function readClients(section: unknown): OpenIdSettings {
  const parsed = Section.safeParse(section)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`openIdConnect cannot be read.\n  ${wrong.join('\n  ')}`)
  }
  const { clients, scopes } = parsed.data
  return {
    clients: clients.map(({ redirectURIs, postLogoutRedirectURIs, scope, ...client }) => ({
      ...client,
      redirectUris: redirectURIs,
      postLogoutRedirectUris: postLogoutRedirectURIs,
      scopes: scope,
    })),
    scopes,
  }
}
