import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import './http/request-visitor.ts'
import { answerFailures, failureAnswer } from './http/answer-failures.ts'
import { acceptForms } from './http/form-body.ts'
import { limitRequests } from './http/limit-requests.ts'
import { mount } from './http/mount.ts'
import { answerUnknownAddresses } from './http/unknown-address.ts'
import { acceptUploads } from './http/uploads.ts'
import { prepaidRoutes } from './modules/books/prepaid/index.ts'
import { giveBackRoutes } from './modules/checkout/give-back/index.ts'
import { salesRoutes } from './modules/checkout/sales/index.ts'
import { mandateRoutes } from './modules/pay/mandate/index.ts'
import { mountPaymentIcons, mountWebhook, paymentRoutes } from './modules/pay/payment/index.ts'
import { paymentMethodRoutes, receiveRegistrationEvent } from './modules/pay/payment-method/index.ts'
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
import { fulfilmentRoutes, mountCancelledTickets, mountTicketKeys } from './modules/ticket/fulfilment/index.ts'
import { mountAppleWallet, walletRoutes } from './modules/ticket/wallet/index.ts'
import { regionRoutes } from './modules/travel/region/index.ts'
import { relationRoutes } from './modules/travel/relation/index.ts'
import { stopsRoutes } from './modules/travel/stops/index.ts'
import { tariffRoutes } from './modules/travel/tariff/index.ts'
import { tripsRoutes } from './modules/travel/trips/index.ts'
import type { World } from './world.ts'

/** Bytes. The largest body of these calls is an order with 50 passengers. */
const BODY_LIMIT = 256 * 1024

/** Milliseconds a caller has to send a request. */
export const REQUEST_TIMEOUT = 30_000

/** The shop's server, listening nowhere yet. Tests build this very app. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: world.log,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    frameworkErrors: failureAnswer(world),
    // Until its connections are closed a server that stops answers as ever: a proxy may not know yet.
    return503OnClosing: false,
    trustProxy: world.config.TRUST_PROXY,
    // A line per request would name who asked for what.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 2000 },
  })
  app.decorateRequest('visitor')
  acceptForms(app)
  answerFailures(app, world)
  app.addHook('onSend', async (_request, reply) => {
    // A proxy keeps connections open, and a server ends with its last one.
    if (world.isStopping()) reply.header('connection', 'close')
  })
  answerUnknownAddresses(app)
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'no-referrer' } })
  await app.register(compress)
  if (world.config.RATE_LIMIT > 0) await limitRequests(app, world.config.RATE_LIMIT)
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
  for (const route of routes) if (!route.call.upload) mount(app, world, route)
  await app.register(async scope => {
    await acceptUploads(scope)
    for (const route of routes) if (route.call.upload) mount(scope, world, route)
  })
  mountWebhook(app, world, receiveRegistrationEvent)
  mountPaymentIcons(app, world)
  mountTicketKeys(app, world)
  mountCancelledTickets(app, world)
  mountAppleWallet(app, world)
  mountOpenId(app, world, { endSession: signOut })
  return app
}
