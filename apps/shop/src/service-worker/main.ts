import type { Build } from './build.ts'
import { insteadOf, KEPT_DOCUMENTS, keptAs } from './kept-page.ts'
import { pageReply } from './page-reply.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const BUILD: Build

const scope = globalThis as unknown as WorkerScope
const files = new Set(BUILD.files)
const open = () => scope.caches.open(BUILD.version)

/** The server varies its documents by cookie and language; here the address alone tells them apart. */
const kept = async (path: string) => (await open()).match(path, { ignoreVary: true })

/** The fonts a document asks for; which these are only the server knows, by the client. */
const fontsIn = (document: string): string[] =>
  [...document.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].flatMap(([, path]) => path ?? [])

const isFont = (path: string): boolean => path.endsWith('.woff2')

/** Fetches a document anew and keeps it if it is of this very build, so that the files it asks for are kept as well. */
async function keepDocument(path: string): Promise<void> {
  const response = await fetch(path)
  const copy = response.clone()
  const document = await response.text()
  if (!response.ok || !document.includes(BUILD.entry)) return
  const cache = await open()
  await cache.put(path, copy)
  await cache.addAll(fontsIn(document))
}

/** What arrives is shown and never kept: the address may name an order or carry its holder's token. */
async function freshPage(request: Request, path: string): Promise<Response> {
  const response = await fetch(request)
  keepDocument(path).catch(() => undefined)
  return response
}

async function install(): Promise<void> {
  await (await open()).addAll([...files])
  await Promise.all(KEPT_DOCUMENTS.map(keepDocument))
  await scope.skipWaiting()
}

async function removeOtherBuilds(): Promise<void> {
  const versions = await scope.caches.keys()
  await Promise.all(versions.filter(version => version !== BUILD.version).map(version => scope.caches.delete(version)))
  await scope.clients.claim()
}

scope.addEventListener('install', event => event.waitUntil(install()))
scope.addEventListener('activate', event => event.waitUntil(removeOtherBuilds()))

// What is asked of the API, and every other page, is none of its business and goes to the network untouched.
scope.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (files.has(pathname) || isFont(pathname)) event.respondWith(kept(pathname).then(file => file ?? fetch(request)))
  if (request.mode !== 'navigate') return
  const path = keptAs(pathname)
  if (path !== undefined) event.respondWith(pageReply(freshPage(request, path), kept(path)))
  const instead = insteadOf(pathname, navigator.language)
  if (instead !== undefined) event.respondWith(fetch(request).catch(() => Response.redirect(instead)))
})
