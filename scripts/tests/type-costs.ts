/** What a check of types has cost: instantiations of types, and bytes of memory that are still in use at its end. */
export interface TypeCosts {
  instantiations: number
  bytes: number
}

/**
 * At most so many instantiations for the whole house, and so much memory at a time. What passes it is seldom one big
 * thing: schemas that are no named constants, types of a library compared that are not written the same, a `keyof` over
 * a tree instead of a flat record. Both grow with the house: memory, which is why it is checked in parts, and
 * instantiations, of which the shop alone took less than 3 million, the staff's first sixty calls brought half of one,
 * their others with those of schools as much again, school years, lists, decisions and collecting another half, and
 * invoices, campaigns, the rest of collecting and the desks of staff as much. Nothing stands out: no file takes a
 * hundredth of the time.
 */
export const CEILING: TypeCosts = { instantiations: 5_800_000, bytes: 1.6 * 1024 ** 3 }

const COUNTED = { instantiations: /^Instantiations:\s+(\d+)$/m, kilobytes: /^Memory used:\s+(\d+)K$/m }
const FIGURE = /^[A-Z][\w ]+:\s+[\d.]+[Ks]?$/

/** Reads what `tsc --extendedDiagnostics` prints: the costs, undefined where it tells none, and all the rest of it. */
export function readTypeCosts(printed: string): { costs: TypeCosts | undefined; findings: string } {
  const [, instantiations] = COUNTED.instantiations.exec(printed) ?? []
  const [, kilobytes] = COUNTED.kilobytes.exec(printed) ?? []
  const findings = printed
    .split('\n')
    .filter(line => !FIGURE.test(line))
    .join('\n')
    .trim()
  if (instantiations === undefined || kilobytes === undefined) return { costs: undefined, findings }
  return { costs: { instantiations: Number(instantiations), bytes: Number(kilobytes) * 1024 }, findings }
}

const GIGABYTE = 1024 ** 3

/** `1.25 million instantiations, 0.80 GB` */
export const saidCosts = ({ instantiations, bytes }: TypeCosts): string =>
  `${(instantiations / 1e6).toFixed(2)} million instantiations, ${(bytes / GIGABYTE).toFixed(2)} GB`

export const isTooDear = ({ instantiations, bytes }: TypeCosts): boolean =>
  instantiations > CEILING.instantiations || bytes > CEILING.bytes

/** What parts cost that are checked one after the other: no memory is in use twice. */
export function costsTogether(parts: TypeCosts[]): TypeCosts {
  return {
    instantiations: parts.reduce((sum, { instantiations }) => sum + instantiations, 0),
    bytes: Math.max(...parts.map(({ bytes }) => bytes)),
  }
}
