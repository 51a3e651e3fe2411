import { OPEN_ID_PARAMETERS } from '@billett/contract'
import { routes } from '@billett/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InteractionResults, Provider } from 'oidc-provider'
import { languageOf } from '../../../call/language.ts'
import { worldOfRequest } from '../../../http/world-of-request.ts'
import type { Shop } from '../../../shop.ts'
import type { World } from '../../../world.ts'
import { type Handover, readHandover } from './handover.ts'
import { errorPage } from './open-id.present.ts'
import { OPEN_ID_PATH } from './open-id-path.ts'

type Details = Awaited<ReturnType<Provider['interactionDetails']>>

/** The login screen, or the choice of an account, with the parameters of the request. */
function screenFor(world: World, request: FastifyRequest, { params, prompt, uid }: Details): string {
  const asked = Object.entries(params).flatMap(([name, value]) =>
    OPEN_ID_PARAMETERS.some(known => known === name) && typeof value === 'string' ? [[name, value]] : [],
  )
  const [wanted = ''] = String(params.ui_locales ?? '').split(' ')
  const language = languageOf(wanted || request.headers['accept-language'], world.client)
  const screen = prompt.name === 'select_account' ? routes.selectAccount : routes.login
  return `${screen[language]}?${new URLSearchParams([...asked, ['interaction', uid]])}`
}

/** What the provider is told of who signed in and what they agreed to. */
async function resultOf(provider: Provider, handover: Handover, { params }: Details): Promise<InteractionResults> {
  const grant = new provider.Grant({ accountId: handover.accountId, clientId: String(params.client_id) })
  grant.addOIDCScope(handover.scopes.join(' '))
  const refused = String(params.scope ?? '')
    .split(' ')
    .filter(scope => !handover.scopes.includes(scope))
  if (refused.length > 0) grant.rejectOIDCScope(refused.join(' '))
  return {
    login: { accountId: handover.accountId, ts: handover.authTime },
    consent: { grantId: await grant.save() },
    select_account: {},
    shopSession: handover.session,
  }
}

const REFUSAL: InteractionResults = { error: 'access_denied', error_description: 'the customer refused' }

/** Gives the provider a result; where the browser goes on to. */
const goOn = (
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  result: InteractionResults,
): Promise<string> => provider.interactionResult(raw, reply.raw, result, { mergeWithLastSubmission: false })

/** The request has run out, or belongs to another browser. */
function showEnded(world: World, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { policy, document } = errorPage(world, languageOf(request.headers['accept-language'], world.client))
  return reply.code(400).type('text/html; charset=utf-8').header('content-security-policy', policy).send(document)
}

interface Interaction {
  Params: { uid: string }
  Querystring: { handover?: string }
}

/**
 * Where the provider hands over to the shop's own login, and where that hands back. Without the cookie of the browser
 * that began, there is nothing here.
 */
export function mountInteractions(app: FastifyInstance, shop: Shop, current: () => Promise<Provider>): void {
  const path = `${OPEN_ID_PATH}/interaction/:uid`
  const detailsOf = (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(raw, reply.raw).catch(() => undefined)

  app.get<Interaction>(path, async (request, reply) => {
    const provider = await current()
    const details = await detailsOf(provider, request, reply)
    if (details?.uid !== request.params.uid) return showEnded(worldOfRequest(request, shop), request, reply)
    const handover = readHandover(worldOfRequest(request, shop), request.query.handover ?? '')
    if (handover?.uid !== details.uid)
      return reply.redirect(screenFor(worldOfRequest(request, shop), request, details), 303)
    return reply.redirect(await goOn(provider, request, reply, await resultOf(provider, handover, details)), 303)
  })

  app.get<Interaction>(`${path}/refused`, async (request, reply) => {
    const provider = await current()
    const details = await detailsOf(provider, request, reply)
    if (details?.uid !== request.params.uid) return showEnded(worldOfRequest(request, shop), request, reply)
    return reply.redirect(await goOn(provider, request, reply, REFUSAL), 303)
  })
}
