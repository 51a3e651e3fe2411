import type { Language } from '@billett/domain'
import { fillPath, type PathParams, type Query } from './fill-path.ts'
import type { Routes } from './table.ts'

type LinkArgs<P> = unknown extends P ? [params?: undefined, query?: Query] : [params: P, query?: Query]

type Paths<Table> = { readonly [K in keyof Table]: { readonly de: string; readonly en: string } }

/** The path of a screen in a language: `link('confirmOrder', { id })`. Parameters are those of its pattern. */
export type LinkAmong<Table extends Paths<Table>> = <K extends keyof Table>(
  key: K,
  ...args: LinkArgs<PathParams<Table[K]['en']>>
) => string

/** Among the screens that both apps know. */
export type Link = LinkAmong<Routes>

/** Every link carries `kept` in its query. */
export const createLink =
  <Table extends Paths<Table>>(paths: Table, language: Language, kept?: Query): LinkAmong<Table> =>
  (key, ...[params, query]) =>
    fillPath(paths[key][language], params, { ...kept, ...query })
