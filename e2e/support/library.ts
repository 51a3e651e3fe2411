import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'
import { product } from './product.ts'

/**
 * Another service that lets its users sign in with their account at the shop; it knows nothing of it but its address.
 */
export interface Library {
  /** Whoever opens it is sent to the shop to sign in. */
  url: string
  close: () => Promise<void>
}

/** As the shop's demo knows it: an app on this machine. */
const CLIENT_ID = 'stadtbibliothek'

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="de"><head><title>${title}</title><link rel="icon" href="data:,"></head><body><h1>${title}</h1><p>${text}</p></body></html>`

/** Opens the service on a port of this machine. */
export async function openLibrary(language: string): Promise<Library> {
  const config = await client.discovery(new URL(`${product.shop}/open-id`), CLIENT_ID, {}, client.None(), {
    execute: [client.allowInsecureRequests],
  })
  const verifier = client.randomPKCECodeVerifier()
  const state = client.randomState()
  let origin = ''

  const leave = async (): Promise<string> =>
    client.buildAuthorizationUrl(config, {
      redirect_uri: `${origin}/callback`,
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ui_locales: language,
      state,
    }).href

  async function arrive(url: URL): Promise<string> {
    if (url.searchParams.has('error')) return page('Nicht angemeldet', String(url.searchParams.get('error')))
    const tokens = await client.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
    })
    const user = await client.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '')
    return page(`Guten Tag, ${user.given_name}`, String(user.email))
  }

  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname !== '/callback') return reply.writeHead(303, { location: await leave() }).end()
    const shown = await arrive(url).catch((error: unknown) => page('Fehler', String(error)))
    return reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `${origin}/`, close: () => new Promise(resolve => server.close(() => resolve())) }
}
