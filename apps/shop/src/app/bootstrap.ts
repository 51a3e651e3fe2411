import { type Bootstrap as EveryBootstrap, readBootstrap as read } from '@billett/web-kit/document/bootstrap.ts'
import type { PlainSearch } from '../hooks/use-plain-search.ts'

/** What the server gives the browser along with the first screen. */
export interface Bootstrap extends EveryBootstrap {
  /** The visitor has not said yet which cookies are allowed, as far as the request told. */
  undecided: boolean
  /** The document answers a search that the browser sent by itself. */
  search?: PlainSearch
}

export const readBootstrap = (): Bootstrap => read<Bootstrap>()
