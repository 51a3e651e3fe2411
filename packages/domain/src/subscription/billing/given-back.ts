import type { Cents } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { Claim } from './claim.ts'

/** What is credited, or claimed of days that have begun; not what days to come would have cost. */
const counts = (today: PlainDate, { cents, periodStart }: Pick<Claim, 'cents' | 'periodStart'>): boolean =>
  cents < 0 || periodStart <= today

/** Money that goes back, or is forgone of what was owed already, where these claims come instead of those. */
export function givenBack(
  { before, after }: Record<'before' | 'after', readonly Pick<Claim, 'cents' | 'periodStart'>[]>,
  today: PlainDate,
): Cents {
  const sum = (claims: typeof before) =>
    claims.filter(claim => counts(today, claim)).reduce((cents, claim) => cents + claim.cents, 0)
  return Math.max(0, sum(before) - sum(after))
}
