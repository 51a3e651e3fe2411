import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type App, appAt, findRoute, routeSetOf } from '@billett/paths'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../call/language.ts'
import { worldOfRequest } from '../http/world-of-request.ts'
import { NO_REGION } from '../ports/region-store.ts'
import type { Shop } from '../shop.ts'
import type { World } from '../world.ts'
import { pageAddress } from './page-address.ts'
import { pageRenderer, type RenderPage } from './page-renderer.ts'
import { pageTurns } from './page-turns.ts'
import type { AnsweredForm } from './plain/answer-form.ts'
import { mountCookieChoice } from './plain/mount-cookie-choice.ts'
import { mountForms } from './plain/mount-forms.ts'
import { isPlainSearch, plainSearch } from './plain/plain-search.ts'
import { POLICIES } from './security-policy.ts'
import { sendDocument } from './send-document.ts'
import { webFolder } from './web-folder.ts'

/**
 * Drawing a document costs more than most calls, and a browser asks for one when it comes: a class that opens the shop
 * at the same moment has room, and nobody's machine for more.
 */
const PAGE_LIMITS = [
  { most: 120, per: '5 seconds' },
  { most: 600, per: '1 minute' },
] as const

/** Say how a document is to be shown. Beside a script they say nothing, and a screen is made of a dozen files. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const regionOf = ({ regions }: World) => {
  if (!regions.loaded()) return NO_REGION
  const { tariff, timeZone } = regions.current()
  return { currency: tariff.currency, timeZone }
}

/**
 * What has its content in its name is kept for good. A service worker is asked for anew each time, lest an old one
 * stays; the rest soon.
 */
const lifeOf = (path: string): string => (/\/sw\.js(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=300')

/**
 * Every folder of built files has a route, and each file beside these its own: two thousand would take a third of the
 * start. A file that is there packed is sent as that.
 */
async function mountFiles(app: FastifyInstance, root: string, prefix = '/'): Promise<void> {
  app.addHook('onRoute', route => {
    route.config = { ...route.config, isFile: true }
  })
  const how: FastifyStaticOptions = {
    root,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply, path) => {
      for (const header of OF_DOCUMENTS) reply.raw.removeHeader(header)
      if (!path.includes('/assets/')) reply.header('cache-control', lifeOf(path))
    },
  }
  const folders = foldersIn(root)
  const elsewhere = folders.map(folder => `${folder}/**`)
  await app.register(fastifyStatic, { ...how, wildcard: false, globIgnore: [...elsewhere, '*.{br,gz}'] })
  for (const folder of folders)
    await app.register(fastifyStatic, { ...how, root: join(root, folder), prefix: `${prefix}${folder}/` })
}

/** What the build keeps for the server begins with a dot. */
const foldersIn = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)

/** What draws or fills the documents of each app. */
type Renderers = Record<App, RenderPage>

/** Serves the built apps: their files as they are, and every other address as a document of the app it belongs to. */
export async function mountWeb(app: FastifyInstance, shop: Shop): Promise<void> {
  const dist = webFolder(shop.config)
  if (!existsSync(join(dist, 'server/entry-server.js'))) {
    shop.log.warn({ dist }, 'the web is not built; only calls are answered')
    return
  }
  const office = join(dist, 'office')
  const take = pageTurns()
  const renderers = { shop: await pageRenderer(dist, take), office: await pageRenderer(office, take) }
  await app.register(files => mountFiles(files, join(dist, 'client')))
  await app.register(files => mountFiles(files, join(office, 'client'), '/office/'))
  app.get('/*', { config: { limits: PAGE_LIMITS } }, async (request, reply) => {
    if (request.url.toLowerCase().startsWith('/api/')) return reply.callNotFound()
    return page(request, reply, worldOfRequest(request, shop), renderers)
  })
  mountCookieChoice(app, shop, PAGE_LIMITS)
  mountForms(app, shop, PAGE_LIMITS, (request, reply, world, sent) => page(request, reply, world, renderers, sent))
}

/** What a search found that the browser sent by itself; undefined for every other page. */
function searchAt(request: FastifyRequest, world: World, url: string, query: URLSearchParams) {
  const route = findRoute(url.split('?')[0] ?? '', routeSetOf(world.client))
  if (route?.key !== 'relation' || !isPlainSearch(query) || !world.regions.loaded()) return undefined
  const language = route.language ?? languageOf(request.headers['accept-language'], world.client)
  return plainSearch({ request, world, language, url })
}

async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  world: World,
  renderers: Renderers,
  answered?: AnsweredForm,
): Promise<FastifyReply> {
  const url = pageAddress(request.url)
  const { pathname, searchParams } = new URL(url, 'http://shop')
  const which = appAt(pathname)
  const { client } = world
  const searched = await searchAt(request, world, url, searchParams)
  if (searched && 'onward' in searched) return reply.header('cache-control', 'no-store').redirect(searched.onward, 303)
  const drawn = await renderers[which]({
    client,
    region: regionOf(world),
    url,
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
    sent: answered?.sent,
    search: searched?.search,
  })
  // A form may have been refused on a page that is there.
  const shown = answered && drawn.status === 200 ? { ...drawn, status: answered.status } : drawn
  return sendDocument(shown, made => POLICIES[which](made, client.config.settings.partners), request, reply)
}
