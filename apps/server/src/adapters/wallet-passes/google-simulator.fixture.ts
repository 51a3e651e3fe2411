import { createPublicKey } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { importSPKI, jwtVerify } from 'jose'
import type { GoogleAccount, GoogleHosts } from './google-account.ts'

export interface GoogleSimulator {
  hosts: GoogleHosts
  /** What was changed of which object. */
  patches: { id: string; object: Record<string, unknown> }[]
  /** Objects that somebody has saved. */
  saved: Set<string>
  tokens: () => number
  /** Takes none of the tokens it has given. */
  revoke: () => void
  close: () => Promise<void>
}

/** Google's tokens and wallet objects as far as we ask for them: lets in only the account whose key signs. */
export async function googleSimulator({ account, key }: GoogleAccount): Promise<GoogleSimulator> {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
  const publicKey = await importSPKI(spki, 'RS256')
  const patches: GoogleSimulator['patches'] = []
  const saved = new Set<string>()
  let good: string | undefined
  let given = 0

  async function grant(body: string): Promise<string> {
    const form = new URLSearchParams(body)
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw new Error('not that grant')
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: account,
      audience: hosts.token,
    })
    if (payload.scope !== 'https://www.googleapis.com/auth/wallet_object.issuer') throw new Error('not that scope')
    given += 1
    good = `token-${given}`
    return JSON.stringify({ access_token: good, expires_in: 3600 })
  }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.method === 'POST' && request.url === '/token') {
      const token = await grant(body).catch(() => undefined)
      return response.writeHead(token === undefined ? 400 : 200).end(token)
    }
    const [, id] = /^\/walletobjects\/v1\/genericObject\/(.+)$/.exec(request.url ?? '') ?? []
    if (request.method !== 'PATCH' || id === undefined) return response.writeHead(405).end()
    if (good === undefined || request.headers.authorization !== `Bearer ${good}`) return response.writeHead(401).end()
    if (!saved.has(decodeURIComponent(id))) return response.writeHead(404).end()
    patches.push({ id: decodeURIComponent(id), object: JSON.parse(body) })
    return response.writeHead(200).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = { wallet: origin, token: `${origin}/token` }
  return {
    hosts,
    patches,
    saved,
    tokens: () => given,
    revoke: () => {
      good = undefined
    },
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
