import type { Language } from '@billett/domain'
import { fillPath, type PathParams, type Query } from './fill-path.ts'
import type { RouteKey, Routes } from './table.ts'

type LinkArgs<P> = unknown extends P ? [params?: undefined, query?: Query] : [params: P, query?: Query]

/** The path of a screen in a language: `link('confirmOrder', { id })`. Parameters are those of its pattern. */
export type Link = <K extends RouteKey>(key: K, ...args: LinkArgs<PathParams<Routes[K]['en']>>) => string

type Paths = { readonly [K in RouteKey]: { readonly de: string; readonly en: string } }

/** Every link carries `kept` in its query. */
export const createLink =
  (paths: Paths, language: Language, kept?: Query): Link =>
  (key, ...[params, query]) =>
    fillPath(paths[key][language], params, { ...kept, ...query })
