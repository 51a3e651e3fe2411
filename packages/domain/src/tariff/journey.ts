/** What is known of the ride itself when a price is asked. */
export interface TripFacts {
  /** One line id per vehicle boarded, in order. */
  lines: string[]
  /** Stops travelled, the first not counted. */
  stops?: number
  /** Zones touched, in order (see `zonesOfStops`). */
  zones?: string[]
}

/** What is known of the relation without a particular trip. A fact that is missing is unknown, not false. */
export interface RelationFacts {
  /** Lines by which the relation can be travelled. */
  lines?: string[]
  /** The fewest stops by which it can be travelled. */
  fewestStops?: number
  /** The fewest vehicles that have to be boarded. */
  fewestRides?: number
}

export interface Journey {
  /** Stop ids. */
  origin: string
  destination: string
  /** A stop id, a zone id, or zone ids joined by commas (Spec 2 §4.3). */
  via?: string
  trip?: TripFacts
  facts?: RelationFacts
}
