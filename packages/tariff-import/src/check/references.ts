import type { Path } from './issue-problems.ts'
import { problem, type TariffProblem } from './problem.ts'
import type { ReadVersion } from './structure.ts'

/** Every id a row names has to exist in its version. */
export const checkReferences = ({ rows, stopZones, ids }: ReadVersion): TariffProblem[] => {
  const problems: TariffProblem[] = []
  const expect = (known: ReadonlySet<string>, id: string | null | undefined, path: Path): void => {
    if (typeof id === 'string' && !known.has(id)) problems.push(problem('error', 'unknownReference', path, id))
  }
  const expectAll = (known: ReadonlySet<string>, list: readonly string[] | undefined, path: Path): void => {
    list?.forEach((id, i) => {
      expect(known, id, [...path, i])
    })
  }
  for (const { row, path } of rows.zones) expectAll(ids.zones, row.neighbours, [...path, 'neighbours'])
  for (const { row, path } of stopZones) expectAll(ids.zones, row.zones, path)
  for (const { row, path } of rows.levelRules) {
    expect(ids.levels, row.level, [...path, 'level'])
    if ('from' in row) expect(ids.zones, row.from, [...path, 'from'])
    if ('to' in row) expect(ids.zones, row.to, [...path, 'to'])
    if ('zones' in row) expectAll(ids.zones, row.zones, [...path, 'zones'])
  }
  for (const { row, path } of rows.sorts) {
    expect(ids.groups, row.group, [...path, 'group'])
    expect(ids.travellers, row.traveller, [...path, 'traveller'])
    expect(ids.terms, row.terms, [...path, 'terms'])
    expect(ids.carriers, row.carrier, [...path, 'carrier'])
  }
  for (const { row, path } of rows.prices) {
    expect(ids.sorts, row.sort, [...path, 'sort'])
    expect(ids.levels, row.level, [...path, 'level'])
  }
  for (const { row, path } of rows.discountCodes) expectAll(ids.sorts, row.sorts, [...path, 'sorts'])
  return problems
}
