import type { AddressInfo } from 'node:net'
import type { TestWorld } from './test-world.ts'

interface Cookie {
  name: string
  value: string
  path: string
}

const ISSUER = '/open-id'

/** Where the app listens, and how its public address is reached there. */
export async function listening({ app, world }: TestWorld): Promise<typeof fetch> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { origin } = new URL(world.config.PUBLIC_URL)
  return (input, init) =>
    fetch(String(input instanceof Request ? input.url : input).replace(origin, `http://127.0.0.1:${port}`), init)
}

const readCookie = (header: string): Cookie => {
  const [pair = '', ...attributes] = header.split(/;\s*/)
  const [name = '', value = ''] = pair.split('=')
  const path = attributes.find(attribute => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
  return { name, value, path }
}

/** A browser as far as signing in needs one: it keeps cookies and follows redirects within the provider. */
export function aBrowser(shop: typeof fetch, publicUrl: string) {
  let jar: Cookie[] = []

  const cookiesFor = ({ pathname }: URL): string =>
    jar
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  async function ask(url: URL, form?: Record<string, string>): Promise<Response> {
    const reply = await shop(url, {
      redirect: 'manual',
      headers: { cookie: cookiesFor(url), accept: 'text/html' },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of reply.headers.getSetCookie().map(readCookie)) {
      jar = jar.filter(kept => kept.name !== cookie.name || kept.path !== cookie.path)
      if (cookie.value) jar.push(cookie)
    }
    return reply
  }

  /** Goes to an address and wherever it leads, until a page of the shop or another service is reached. */
  async function go(
    address: string | URL,
    form?: Record<string, string>,
  ): Promise<{ url: URL; reply: Response | null }> {
    let url = new URL(address, publicUrl)
    let reply = await ask(url, form)
    for (let next = reply.headers.get('location'); next !== null; next = reply.headers.get('location')) {
      url = new URL(next, url)
      if (url.origin !== new URL(publicUrl).origin || !url.pathname.startsWith(`${ISSUER}/`))
        return { url, reply: null }
      reply = await ask(url)
    }
    return { url, reply }
  }

  return { go }
}
