import type { KeyOfApp, RouteKey } from '@billett/paths'
import { reloadOnce, screenArrived } from '@billett/web-kit/links/reload-once.ts'
import { type ComponentType, lazy } from 'react'
import { fetchTexts } from '../texts/fetch-texts.ts'
import type { TextPart } from '../texts/load-texts.ts'
import { pages } from './pages.ts'

/** The way to a ticket, which begins with fewer texts. */
const PURCHASE = new Set<RouteKey>(['start', 'relation', 'recon', 'cart', 'checkout'])

/** The screens that this app shows. */
export type ScreenKey = KeyOfApp<'shop'>

export const isScreen = (key: RouteKey): key is ScreenKey => key in pages

const loaded = new Map<ScreenKey, ComponentType>()
const lazies = new Map<ScreenKey, ComponentType>()

/** Which texts have to be there before a screen is shown; those of an unknown address are among them. */
export const textsOf = (key: RouteKey | undefined): TextPart =>
  key === undefined || PURCHASE.has(key) ? 'purchase' : 'all'

/** Loads the page of the first screen, so that server and browser draw it at once. */
export async function preloadPage(key: RouteKey): Promise<void> {
  if (!isScreen(key)) return
  loaded.set(key, await pages[key]())
}

/** The page of a screen: at once where it was preloaded, else when its chunk and its texts have arrived. */
export function pageOf(key: ScreenKey): ComponentType {
  const known = loaded.get(key) ?? lazies.get(key)
  if (known) return known
  const page = lazy(async () => {
    const [component] = await reloadOnce(() => Promise.all([pages[key](), fetchTexts(textsOf(key))]))
    screenArrived()
    return { default: component }
  })
  lazies.set(key, page)
  return page
}
