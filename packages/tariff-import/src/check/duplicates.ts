import { normalisedCode } from '@billett/domain'
import type { Path } from './issue-problems.ts'
import { problem, type TariffProblem } from './problem.ts'
import type { Located, ReadVersion } from './structure.ts'

const repeated = <Row>(rows: readonly Located<Row>[], field: string, keyOf: (row: Row) => string): TariffProblem[] => {
  const seen = new Set<string>()
  return rows.flatMap(({ row, path }) => {
    const key = keyOf(row)
    if (seen.has(key)) return [problem('error', 'duplicateId', [...path, field], key)]
    seen.add(key)
    return []
  })
}

/** Ids are unique in their version, and a sort has one price per level. */
export const checkDuplicates = ({ rows }: ReadVersion): TariffProblem[] => [
  ...repeated(rows.zones, 'id', ({ id }) => id),
  ...repeated(rows.levels, 'id', ({ id }) => id),
  ...repeated(rows.travellers, 'id', ({ id }) => id),
  ...repeated(rows.groups, 'name', ({ name }) => name),
  ...repeated(rows.sorts, 'id', ({ id }) => id),
  ...repeated(rows.prices, 'id', ({ id }) => id),
  ...repeated(rows.prices, 'level', ({ sort, level }) => `${sort} / ${level ?? '–'}`),
  ...repeated(rows.discountCodes, 'code', ({ code }) => normalisedCode(code)),
  ...repeated(rows.terms, 'id', ({ id }) => id),
  ...repeated(rows.carriers, 'id', ({ id }) => id),
]

/** Versions have different ids and ascending first days. */
export const checkVersions = (versions: readonly ReadVersion[]): TariffProblem[] => {
  const at = (version: ReadVersion, field: string): Path => [...version.path, field]
  return versions.flatMap((version, i) => {
    const before = versions[i - 1]
    const late =
      before?.validFrom !== undefined && version.validFrom !== undefined && version.validFrom <= before.validFrom
    const known = versions.slice(0, i).some(({ id }) => id !== undefined && id === version.id)
    return [
      ...(late ? [problem('error', 'versionsOutOfOrder', at(version, 'validFrom'), version.validFrom)] : []),
      ...(known ? [problem('error', 'duplicateId', at(version, 'id'), version.id)] : []),
    ]
  })
}
