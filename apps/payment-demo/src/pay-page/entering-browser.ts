import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'entered'

type Opened = { payToken: string }

const markOf = (secret: string, { payToken }: Opened): string =>
  createHmac('sha256', secret).update(`entered:${payToken}`).digest('base64url')

/** From now on this browser is known as the one in which the way to pay was entered. */
export const markBrowser = (reply: FastifyReply, secret: string, setup: Opened): FastifyReply =>
  reply.header(
    'set-cookie',
    `${COOKIE}=${markOf(secret, setup)}; Path=/setup/${setup.payToken}; HttpOnly; SameSite=Lax`,
  )

/**
 * Whoever has only the address of the page must neither answer the bank's question nor be sent back in the other's
 * place.
 */
export const isEnteringBrowser = ({ headers }: FastifyRequest, secret: string, setup: Opened): boolean => {
  const [, given = ''] = new RegExp(`(?:^|; )${COOKIE}=([\\w-]*)`).exec(headers.cookie ?? '') ?? []
  const expected = Buffer.from(markOf(secret, setup))
  const offered = Buffer.from(given)
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}
