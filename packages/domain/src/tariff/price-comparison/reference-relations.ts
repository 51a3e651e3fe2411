/** From where to where prices are held against each other. */
export interface ReferenceRelation {
  origin: string
  destination: string
  /** As the way was chosen that was sold; empty for any. */
  via: string
}

/** A stop, and what tells where in the tariff it lies: stops that say the same are priced alike, as a rule. */
export interface SpreadStop {
  id: string
  lies: string
}

/** As many as are compared before a tariff is released. */
export const MOST_RELATIONS = 500

/** The first of every place comes before the second of any, so that few stops reach all of the tariff. */
export function spreadStops(stops: readonly SpreadStop[]): string[] {
  const counts = new Map<string, number>()
  const placed = stops.map(({ id, lies }, at) => {
    const round = counts.get(lies) ?? 0
    counts.set(lies, round + 1)
    return { id, round, at }
  })
  return placed.toSorted((a, b) => a.round - b.round || a.at - b.at).map(({ id }) => id)
}

/** Every pair of stops in both directions: those among the first stops before any that a later one is part of. */
function* pairsOf(stops: readonly string[]): Generator<ReferenceRelation> {
  for (const [at, later] of stops.entries())
    for (const earlier of stops.slice(0, at)) {
      yield { origin: earlier, destination: later, via: '' }
      yield { origin: later, destination: earlier, via: '' }
    }
}

/**
 * The relations whose prices are compared: what was sold, the most often first, then pairs of stops in their order. The
 * same sales and stops always give the same ones.
 */
export function referenceRelations(
  sold: readonly ReferenceRelation[],
  stops: readonly string[],
  most: number = MOST_RELATIONS,
): ReferenceRelation[] {
  const found = new Map<string, ReferenceRelation>()
  const take = (relation: ReferenceRelation) => {
    const { origin, destination, via } = relation
    const name = JSON.stringify([origin, destination, via])
    if (origin !== destination && !found.has(name)) found.set(name, relation)
  }
  for (const relation of sold.slice(0, most)) take(relation)
  for (const relation of pairsOf(stops)) {
    if (found.size >= most) break
    take(relation)
  }
  return [...found.values()]
}
