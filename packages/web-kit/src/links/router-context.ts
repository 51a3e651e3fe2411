import type { FoundRoute } from '@billett/paths'
import { createContext, use } from 'react'
import type { History, Visit } from './history.ts'

/** Where the reader is, as it is shown: while a screen is fetched, that is the one before. */
export interface Place extends Visit {
  /** The screen at the address, if the client has it. */
  route: FoundRoute | undefined
}

export const HistoryContext = createContext<History | null>(null)
export const PlaceContext = createContext<Place | null>(null)

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('This needs a Router around it')
  return value
}

export const useHistory = (): History => inside(use(HistoryContext))
export const usePlace = (): Place => inside(use(PlaceContext))
