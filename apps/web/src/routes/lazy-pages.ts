import { type ComponentType, lazy } from 'react'
import { reloadOnce } from './reload-once.ts'
import { type RouteKey, routes } from './table.ts'

const loaded = new Map<RouteKey, ComponentType>()
const lazies = new Map<RouteKey, ComponentType>()

/** Loads the page of the first screen, so that server and browser draw it at once. */
export async function preloadPage(key: RouteKey): Promise<void> {
  loaded.set(key, await routes[key].page())
}

/** The page of a screen: at once where it was preloaded, else when its chunk has arrived. */
export function pageOf(key: RouteKey): ComponentType {
  const known = loaded.get(key) ?? lazies.get(key)
  if (known) return known
  const page = lazy(async () => ({ default: await reloadOnce(routes[key].page) }))
  lazies.set(key, page)
  return page
}
