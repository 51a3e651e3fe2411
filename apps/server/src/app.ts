import { randomBytes } from 'node:crypto'
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
import { billingRoutes } from './modules/billing/billing.routes.ts'
import { isMandateInUse } from './modules/billing/debited-account/index.ts'
import { settleKnownDebt } from './modules/billing/debt-payment/index.ts'
import { booksRoutes } from './modules/books/books.routes.ts'
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts'
import { mountPay, payRoutes } from './modules/pay/pay.routes.ts'
import { mountPeople, peopleRoutes } from './modules/people/people.routes.ts'
import { runRoutes } from './modules/run/run.routes.ts'
import { judgeEntry } from './modules/school/job-ticket/index.ts'
import { schoolRoutes } from './modules/school/school.routes.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { subscriptionRoutes } from './modules/subscription/subscription.routes.ts'
import { mountTickets, ticketRoutes } from './modules/ticket/ticket.routes.ts'
import { travelRoutes } from './modules/travel/travel.routes.ts'
import { mountDemoDesk } from './modules/upkeep/demo-desk/index.ts'
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
    // Short enough to be read out on the telephone; whoever shows it is found in the log.
    genReqId: () => randomBytes(5).toString('hex'),
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
  answerFailures(app, clientOf, () => shop.callerGone())
  app.addHook('onSend', async (_request, reply) => {
    // A proxy keeps connections open, and a server ends with its last one.
    if (shop.isStopping()) reply.header('connection', 'close')
  })
  answerUnknownAddresses(app)
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'no-referrer' } })
  await app.register(compress)
  if (shop.config.RATE_LIMIT > 0) await limitRequests(app, shop.config.RATE_LIMIT)
  const routes = [
    ...runRoutes,
    ...travelRoutes,
    ...booksRoutes,
    ...ticketRoutes,
    ...peopleRoutes,
    ...payRoutes(isMandateInUse),
    ...checkoutRoutes,
    ...subscriptionRoutes(judgeEntry),
    ...billingRoutes,
    ...schoolRoutes,
    ...staffRoutes,
  ]
  for (const route of routes) if (!route.call.upload) mount(app, shop, route)
  await app.register(async scope => {
    await acceptUploads(scope)
    for (const route of routes) if (route.call.upload) mount(scope, shop, route)
  })
  mountApiDocument(app)
  mountPay(app, shop, settleKnownDebt)
  mountTickets(app, shop)
  mountPeople(app, shop)
  mountDemoDesk(app, shop)
  return app
}
