import type { FastifyRequest } from 'fastify'

const hostOf = (origin: string | undefined): string | undefined =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined

/**
 * Whether a page of this very shop sent the request: no other may send a form in the name of whoever looks at it.
 * Browsers that do not say so name the page's origin; who says neither is none.
 */
export function isSameOrigin({ headers, host, protocol }: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const from = hostOf(headers.origin)
  return from !== undefined && from === hostOf(`${protocol}://${host}`)
}
