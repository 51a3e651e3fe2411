import type { TransportKind, Walk } from '@billett/domain'

/** Changes at most, as addresses say them. */
const CHANGES = ['0', '1'] as const

/** How quickly people walk who do not walk as most do. */
const PACES = ['slow', 'fast'] as const satisfies readonly Walk[]

/** What narrows a search; each is as usual where it is missing. */
export interface Filters {
  /** Trips with at most so many changes; any number where missing. */
  changes?: (typeof CHANGES)[number] | undefined
  /** On what to ride; on what the customer's settings say where missing. */
  modes?: readonly TransportKind[] | undefined
  /** How quickly people walk; as most do where missing. */
  walk?: (typeof PACES)[number] | undefined
}

const among = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find(value => value === text)

/** What an address says, or a choice between these and what is usual; undefined for all else. */
export const changesIn = (text: string) => among(CHANGES, text)
export const paceIn = (text: string) => among(PACES, text)
