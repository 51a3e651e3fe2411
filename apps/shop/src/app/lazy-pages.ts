import type { KeyOfApp, RouteKey } from '@billett/paths'
import { reloadOnce } from '@billett/web-kit/kit/lazy/reload-once.ts'
import type { ComponentType } from 'react'
import { loadPlainSearch } from '../features/relation/plain-search-piece.ts'
import { lazyWithTexts } from '../texts/lazy-with-texts.tsx'
import type { TextSection } from '../texts/texts.ts'
import type { Bootstrap } from './bootstrap.ts'
import { pageTexts } from './page-texts.ts'
import { pages } from './pages.ts'

/** The screens that this app shows. */
export type ScreenKey = KeyOfApp<'shop'>

export const isScreen = (key: RouteKey): key is ScreenKey => key in pages

const loaded = new Map<ScreenKey, ComponentType>()
const known = new Map<ScreenKey, ComponentType>()

/** The texts that have to be there before a screen is shown; an unknown address says what is said everywhere. */
export const textsOf = (key: RouteKey | undefined): readonly TextSection[] =>
  key !== undefined && isScreen(key) ? pageTexts[key] : []

/** What the first screen says; where it answers a form, also what can be wrong with one. */
export const firstTexts = ({ sent }: Pick<Bootstrap, 'sent'>, key: RouteKey | undefined): readonly TextSection[] =>
  sent ? ['failures', ...textsOf(key)] : textsOf(key)

/** Loads the page of the first screen, so that server and browser draw it at once. */
export async function preloadPage(key: RouteKey, answersSearch = false): Promise<void> {
  if (!isScreen(key)) return
  const load: () => Promise<ComponentType> = pages[key]
  loaded.set(key, await reloadOnce(load))
  if (answersSearch) await reloadOnce(loadPlainSearch)
}

/** The page of a screen: at once where it was preloaded, else when its chunk and its texts have arrived. */
export function pageOf(key: ScreenKey): ComponentType {
  const page = known.get(key) ?? lazyWithTexts(pageTexts[key], pages[key], () => loaded.get(key))
  known.set(key, page)
  return page
}
