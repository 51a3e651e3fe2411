import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import './http/request-visitor.ts'
import { answerFailures, failureAnswer } from './http/answer-failures.ts'
import { acceptForms } from './http/form-body.ts'
import { drop, isGone } from './http/gone-callers.ts'
import { noteIgnoredProxies } from './http/ignored-proxies.ts'
import { limitRequests } from './http/limit-requests.ts'
import { mount } from './http/mount.ts'
import { refuseTwoHosts } from './http/two-hosts.ts'
import { answerUnknownAddresses } from './http/unknown-address.ts'
import { acceptUploads } from './http/uploads.ts'
import { worldOfRequest } from './http/world-of-request.ts'
import { prepaidRoutes } from './modules/books/prepaid/index.ts'
import { giveBackRoutes } from './modules/checkout/give-back/index.ts'
import { salesRoutes } from './modules/checkout/sales/index.ts'
import { mandateRoutes } from './modules/pay/mandate/index.ts'
import { mountPaymentIcons, mountWebhook, paymentRoutes } from './modules/pay/payment/index.ts'
import { paymentMethodRoutes, receiveSetupEvent } from './modules/pay/payment-method/index.ts'
import { accountRoutes } from './modules/people/account/index.ts'
import { accountMailRoutes } from './modules/people/account-mail/index.ts'
import { addressRoutes } from './modules/people/address/index.ts'
import { documentRoutes } from './modules/people/document/index.ts'
import { mountOpenId, openIdRoutes } from './modules/people/open-id/index.ts'
import { profilePictureRoutes } from './modules/people/picture/index.ts'
import { profileRoutes } from './modules/people/profile/index.ts'
import { registrationRoutes } from './modules/people/registration/index.ts'
import { sessionRoutes, signOut } from './modules/people/session/index.ts'
import { signInRoutes } from './modules/people/sign-in/index.ts'
import { studentVerificationRoutes } from './modules/people/student-verification/index.ts'
import { commonRoutes } from './modules/run/common/index.ts'
import { consentRoutes } from './modules/run/consent/index.ts'
import { declarationRoutes } from './modules/run/declaration/index.ts'
import { feedbackRoutes } from './modules/run/feedback/index.ts'
import { messageRoutes } from './modules/run/message/index.ts'
import { operationsRoutes } from './modules/run/operations/index.ts'
import { subscriptionRoutes } from './modules/subscription/cancellation/index.ts'
import { offerRoutes } from './modules/subscription/offer/index.ts'
import { fulfilmentRoutes, mountCancelledTickets, mountTicketKeys } from './modules/ticket/fulfilment/index.ts'
import { mountAppleWallet, walletRoutes } from './modules/ticket/wallet/index.ts'
import { regionRoutes } from './modules/travel/region/index.ts'
import { relationRoutes } from './modules/travel/relation/index.ts'
import { stopsRoutes } from './modules/travel/stops/index.ts'
import { tariffRoutes } from './modules/travel/tariff/index.ts'
import { tripsRoutes } from './modules/travel/trips/index.ts'
import type { Shop } from './shop.ts'
import { mountApiDocument } from './web/api-document/mount-api-document.ts'

/** Bytes. The largest body of these calls is an order with 50 passengers. */
const BODY_LIMIT = 256 * 1024

/** Milliseconds a caller has to send a request. */
export const REQUEST_TIMEOUT = 30_000

/** The shop's server, listening nowhere yet. Tests build this very app. */
export async function buildApp(shop: Shop): Promise<FastifyInstance> {
  const clientOf = (request: FastifyRequest) => worldOfRequest(request, shop).client
  const app = Fastify({
    loggerInstance: shop.log,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    frameworkErrors: failureAnswer(clientOf),
    // Until its connections are closed a server that stops answers as ever: a proxy may not know yet.
    return503OnClosing: false,
    trustProxy: shop.config.TRUST_PROXY,
    // A line per request would name who asked for what.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 2000 },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!isGone(request)) return done()
    shop.callerGone()
    drop(request, reply)
  })
  refuseTwoHosts(app)
  noteIgnoredProxies(app, shop.log)
  app.decorateRequest('visitor')
  acceptForms(app)
  answerFailures(app, clientOf)
  app.addHook('onSend', async (_request, reply) => {
    // A proxy keeps connections open, and a server ends with its last one.
    if (shop.isStopping()) reply.header('connection', 'close')
  })
  answerUnknownAddresses(app)
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'no-referrer' } })
  await app.register(compress)
  if (shop.config.RATE_LIMIT > 0) await limitRequests(app, shop.config.RATE_LIMIT)
  const routes = [
    ...commonRoutes,
    ...consentRoutes,
    ...operationsRoutes,
    ...regionRoutes,
    ...stopsRoutes,
    ...relationRoutes,
    ...tripsRoutes,
    ...tariffRoutes,
    ...salesRoutes,
    ...giveBackRoutes,
    ...paymentRoutes,
    ...fulfilmentRoutes,
    ...subscriptionRoutes,
    ...offerRoutes,
    ...declarationRoutes,
    ...sessionRoutes,
    ...signInRoutes,
    ...registrationRoutes,
    ...accountMailRoutes,
    ...accountRoutes,
    ...profileRoutes,
    ...openIdRoutes,
    ...studentVerificationRoutes,
    ...mandateRoutes,
    ...paymentMethodRoutes,
    ...documentRoutes,
    ...profilePictureRoutes,
    ...walletRoutes,
    ...messageRoutes,
    ...addressRoutes,
    ...feedbackRoutes,
    ...prepaidRoutes,
  ]
  for (const route of routes) if (!route.call.upload) mount(app, shop, route)
  await app.register(async scope => {
    await acceptUploads(scope)
    for (const route of routes) if (route.call.upload) mount(scope, shop, route)
  })
  mountApiDocument(app)
  mountWebhook(app, shop, receiveSetupEvent)
  mountPaymentIcons(app, shop)
  mountTicketKeys(app, shop)
  mountCancelledTickets(app, shop)
  mountAppleWallet(app, shop)
  mountOpenId(app, shop, { endSession: signOut })
  return app
}
