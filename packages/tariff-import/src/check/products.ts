import { problem, type TariffProblem } from './problem.ts'
import type { ReadVersion } from './structure.ts'

/** What is sold has a price, a price of 0 is meant, and from–to values are in order. */
export const checkProducts = ({ rows }: ReadVersion): TariffProblem[] => {
  const sorts = new Map(rows.sorts.map(({ row }) => [row.id, row]))
  const kinds = new Map(rows.groups.map(({ row }) => [row.name, row.kind]))
  const priced = new Set(rows.prices.map(({ row }) => row.sort))
  const filled = new Set(rows.sorts.map(({ row }) => row.group))
  const reached = new Set(rows.levelRules.map(({ row }) => row.level))
  const used = new Set(rows.prices.map(({ row }) => row.level))
  return [
    ...rows.prices.flatMap(({ row, path }) => {
      const sort = sorts.get(row.sort)
      const kind = sort && kinds.get(sort.group)
      return [
        ...(sort && row.cents === 0 && !sort.free
          ? [problem('error', 'zeroNotFree', [...path, 'cents'], row.sort)]
          : []),
        ...(row.level !== null && kind !== undefined && kind !== 'relation'
          ? [problem('error', 'relationPrice', [...path, 'level'], row.level)]
          : []),
      ]
    }),
    ...rows.sorts.flatMap(({ row, path }) => [
      ...(row.passengers.min > row.passengers.max
        ? [problem('error', 'wrongOrder', [...path, 'passengers', 'max'], row.passengers.max)]
        : []),
      ...(row.saleFrom && row.saleUntil && row.saleFrom > row.saleUntil
        ? [problem('error', 'wrongOrder', [...path, 'saleUntil'], row.saleUntil)]
        : []),
      ...(row.isCarriage === false && !row.withdrawalReason
        ? [problem('error', 'missing', [...path, 'withdrawalReason'], row.id)]
        : []),
      ...(priced.has(row.id) ? [] : [problem('warning', 'sortWithoutPrice', [...path, 'id'], row.id)]),
    ]),
    ...rows.discountCodes.flatMap(({ row, path }) =>
      row.validFrom > row.validUntil ? [problem('error', 'wrongOrder', [...path, 'validUntil'], row.validUntil)] : [],
    ),
    ...rows.travellers.flatMap(({ row, path }) =>
      (row.minAge ?? 0) > (row.maxAge ?? 200) ? [problem('error', 'wrongOrder', [...path, 'maxAge'], row.maxAge)] : [],
    ),
    ...rows.levelRules.flatMap(({ row, path }) =>
      row.kind === 'zoneCount' && row.min > row.max ? [problem('error', 'wrongOrder', [...path, 'max'], row.max)] : [],
    ),
    ...rows.groups.flatMap(({ row, path }) =>
      filled.has(row.name) ? [] : [problem('warning', 'groupWithoutSort', [...path, 'name'], row.name)],
    ),
    ...rows.levels.flatMap(({ row, path }) =>
      used.has(row.id) && !reached.has(row.id)
        ? [problem('warning', 'levelNeverReached', [...path, 'id'], row.id)]
        : [],
    ),
  ]
}
