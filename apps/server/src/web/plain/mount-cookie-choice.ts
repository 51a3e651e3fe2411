import { acceptAll, CONSENT_COOKIE, rejectAll } from '@billett/clients'
import { logConsent } from '@billett/contract'
import { COOKIE_CHOICE_PATH } from '@billett/paths'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { languageOf } from '../../call/language.ts'
import { refuse } from '../../call/refused.ts'
import type { RouteLimit } from '../../call/route.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { worldOfRequest } from '../../http/world-of-request.ts'
import type { Shop } from '../../shop.ts'
import { callAsSent } from './call-as-sent.ts'

const Fields = z.object({ choice: z.enum(['accept', 'reject']), back: z.string() })

const CHOOSE = { accept: acceptAll, reject: rejectAll }

const DAY = 86_400

/** A base no address of ours has. */
const HERE = 'http://shop.invalid'

/** Back to the page the notice stood on; to the start where that is no page of this shop. */
function pageOf(back: string): string {
  const url = URL.canParse(back, HERE) ? new URL(back, HERE) : undefined
  return url?.origin === HERE && !url.pathname.startsWith('//') ? url.pathname + url.search : '/'
}

/** Takes the answer to the cookie notice that a browser sends by itself: kept on the device, and noted as any other. */
export function mountCookieChoice(app: FastifyInstance, shop: Shop, limits: readonly RouteLimit[]): void {
  app.post(COOKIE_CHOICE_PATH, { bodyLimit: 8 * 1024, config: { form: true, limits } }, async (request, reply) => {
    if (!isSameOrigin(request)) refuse('forbidden')
    const fields = z.safeParse(Fields, request.body)
    if (!fields.success) return refuse('malformedRequest')
    const { choice, back } = fields.data
    const { client } = worldOfRequest(request, shop)
    const { cookies, modules } = client.config
    const choices = CHOOSE[choice](cookies)
    const language = languageOf(request.headers['accept-language'], client)
    await callAsSent(request, logConsent, language, { body: { choices } })
    const value = encodeURIComponent(JSON.stringify(choices))
    const life = modules.cookieNotice.expireInDays * DAY
    const secure = request.protocol === 'https' ? '; secure' : ''
    return reply
      .header('set-cookie', `${CONSENT_COOKIE}=${value}; path=/; max-age=${life}; samesite=lax${secure}`)
      .header('cache-control', 'no-store')
      .redirect(pageOf(back), 303)
  })
}
