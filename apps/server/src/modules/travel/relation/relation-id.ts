/** From where to where and how, as the shop's own references. What a product offer calls `relationId`. */
export interface Relation {
  origin: string
  destination: string
  /** Zone ids joined by commas, or a stop; empty for any way. */
  via: string
  /** Lines boarded, in order; only where a trip was chosen and its lines decide on the price. */
  lines?: readonly string[]
  /** Stops ridden, likewise. */
  stops?: number
}

const MOST_LINES = 30
const MOST_STOPS = 1000

/** Letters that mean themselves in an address, as those of nearly all references do. */
const PLAIN = /^[\w.*-]*$/

const written = (text: string): string =>
  PLAIN.test(text) ? text : new URLSearchParams({ '': text }).toString().slice('='.length)

/** `o=…&d=…&v=…&l=…&s=…`, always in this order and without what is not given. */
export function encodeRelation({ origin, destination, via, lines = [], stops }: Relation): string {
  let id = `o=${written(origin)}&d=${written(destination)}`
  if (via !== '') id += `&v=${written(via)}`
  for (const line of lines) id += `&l=${written(line)}`
  return stops === undefined ? id : `${id}&s=${stops}`
}

/**
 * Reads what `encodeRelation` wrote; undefined for any other text. Whether the journey exists is asked of the
 * timetable.
 */
export function decodeRelation(id: string): Relation | undefined {
  const parts = new URLSearchParams(id)
  const lines = parts.getAll('l')
  const stops = parts.get('s')
  const relation: Relation = {
    origin: parts.get('o') ?? '',
    destination: parts.get('d') ?? '',
    via: parts.get('v') ?? '',
    ...(lines.length > 0 ? { lines } : {}),
    ...(stops === null ? {} : { stops: Number(stops) }),
  }
  const possible =
    relation.origin !== '' &&
    relation.destination !== '' &&
    lines.length <= MOST_LINES &&
    (relation.stops === undefined ||
      (Number.isInteger(relation.stops) && relation.stops >= 0 && relation.stops <= MOST_STOPS))
  return possible && encodeRelation(relation) === id ? relation : undefined
}
