import type { Language } from '@billett/domain'
import { findRoute, routes } from '@billett/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../call/language.ts'
import { refuse } from '../../call/refused.ts'
import type { RouteLimit } from '../../call/route.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { worldOfRequest } from '../../http/world-of-request.ts'
import type { Shop } from '../../shop.ts'
import type { World } from '../../world.ts'
import { type AnsweredForm, answerForm } from './answer-form.ts'
import { PLAIN_FORMS, type PlainForm } from './plain-forms.ts'

/** Bytes. The longest form has a text of two thousand characters, each of which may take nine. */
const FORM_BYTES = 64 * 1024

type Draw = (request: FastifyRequest, reply: FastifyReply, world: World, sent: AnsweredForm) => Promise<FastifyReply>

/** As the page is written, else as its reader's browser is. */
const languageAt = (request: FastifyRequest, { client }: World): Language =>
  findRoute(request.url.split('?')[0] ?? '')?.language ?? languageOf(request.headers['accept-language'], client)

/**
 * Takes the forms of pages at the pages' own addresses, and answers with the page: what was declared, or what is wrong
 * with it and all that was typed.
 */
export function mountForms(app: FastifyInstance, shop: Shop, limits: readonly RouteLimit[], draw: Draw): void {
  const mount = (path: string, form: PlainForm) =>
    app.post(path, { bodyLimit: FORM_BYTES, config: { form: true, limits } }, async (request, reply) => {
      if (!isSameOrigin(request)) refuse('forbidden')
      const world = worldOfRequest(request, shop)
      const answered = await answerForm(request, world, languageAt(request, world), form)
      for (const cookie of answered.cookies) reply.header('set-cookie', cookie)
      return draw(request, reply, world, answered)
    })
  for (const [key, { de, en }] of Object.entries(routes)) {
    const form = Object.entries(PLAIN_FORMS).find(([page]) => page === key)?.[1]
    if (form) for (const path of new Set([de, en])) mount(path, form)
  }
}
