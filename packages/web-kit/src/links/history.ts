/** The parts of an address of this app, as a browser writes them, and what is kept with its entry of the history. */
export interface Location {
  pathname: string
  search: string
  hash: string
  state: unknown
}

/** Where the reader is. */
export interface Visit {
  location: Location
  /** `pop`: by loading the page, back or forward · `push`: on from another address · `replace`: in its place. */
  arrival: 'pop' | 'push' | 'replace'
}

/** Leads to an address of this app, which begins with a slash. */
export type Navigate = (to: string, options?: NavigateOptions) => void

interface NavigateOptions {
  /** Takes the place of this address: going back leads to the one before. */
  replace?: boolean
  /** Kept with the entry of the history. */
  state?: unknown
}

/** The addresses a reader went through. */
export interface History {
  now: () => Visit
  navigate: Navigate
  /** To the address before this one. */
  back: () => void
  /** Tells of every address that is gone to from now on; gives the function that ends it. */
  listen: (hear: (visit: Visit) => void) => () => void
}
