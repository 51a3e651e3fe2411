import type { Trip } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { createContext, use } from 'react'
import type { Choice } from '../state/tariff/tariff-state.ts'

/** An end of a journey as it was typed, and the stops it may mean; one that is settled has a reference. */
interface PlainEnd {
  typed: string
  reference: string | null
  found: Choice[]
}

/** A search that the browser sent by itself, before the page's script ran or without one, and what was found. */
export interface PlainSearch {
  /** Path and query it was asked at. */
  url: string
  start: PlainEnd
  end: PlainEnd
  /** Null while an end is not settled. */
  trips: Trip[] | null
  errors: CallError[]
}

export const PlainSearchContext = createContext<PlainSearch | null>(null)

export const usePlainSearch = (): PlainSearch | null => use(PlainSearchContext)
