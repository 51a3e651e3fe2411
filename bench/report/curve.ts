/** One place of a curve: how much it was where there was so much of what the curve goes over. */
export type CurvePoint = {
  x: number
  y: number
  /** What the same run measured beside it; missing where nothing is compared. */
  reference?: number
}

/** What a curve tells, in the words beside it. */
export type Curve = {
  title: string
  /** What it goes over. */
  over: string
  /** What its line is, and what the broken one beside it. */
  line: string
  reference?: string
}

/** The curves that `npm run bench` draws, by the name of their picture. */
export const CURVES = {
  'purchases-over-buyers': {
    title: 'Guest purchases a second',
    over: 'buyers at once',
    line: 'the shop',
    reference: 'bare SQL of one purchase, same driver',
  },
  'p95-over-buyers': {
    title: 'One whole purchase, p95 in ms',
    over: 'buyers at once',
    line: 'the shop',
    reference: 'bare SQL of one purchase, same driver',
  },
  'purchases-over-orders': {
    title: 'Guest purchases a second, 8 buyers',
    over: 'orders in the database',
    line: 'the shop',
    reference: 'the small shop, in the same minutes',
  },
  'contract-over-contracts': {
    title: 'A contract with all there is to see, p95 in ms',
    over: 'contracts in the database',
    line: 'over HTTP, 60 events',
  },
} as const satisfies Record<string, Curve>

export type CurveName = keyof typeof CURVES

/** Places of a curve that a figure has measured. */
export type Drawn = { curve: CurveName; points: readonly CurvePoint[] }

/** The curves of some figures, each with all its places from left to right. */
export function curvesOf(figures: readonly { drawn?: Drawn }[]): Map<CurveName, CurvePoint[]> {
  const curves = Map.groupBy(
    figures.flatMap(({ drawn }) => (drawn ? drawn.points.map(point => ({ curve: drawn.curve, point })) : [])),
    ({ curve }) => curve,
  )
  return new Map(
    [...curves].map(([name, all]) => [name, all.map(({ point }) => point).toSorted((one, other) => one.x - other.x)]),
  )
}
