import { sqlStateOf } from './sql-state.ts'

/** in_failed_sql_transaction: what every statement hears after the one that failed. */
const FAILED_BEFORE = '25P02'

/**
 * Steps of one transaction that do not wait for each other; their statements travel together. All of them have ended
 * when this does, also where one fails: nothing may be sent any more once the transaction is rolled back.
 */
export async function together<Steps extends readonly unknown[]>(
  ...steps: { [Step in keyof Steps]: Promise<Steps[Step]> }
): Promise<Steps> {
  // One of drizzle's statements would be run each time it is waited for.
  if (!steps.every(step => step instanceof Promise)) throw new TypeError('steps are begun work, not statements')
  const ended = await Promise.allSettled(steps)
  const reasons = ended.filter(end => end.status === 'rejected').map(({ reason }) => reason)
  if (reasons.length > 0) throw reasons.find(reason => sqlStateOf(reason) !== FAILED_BEFORE) ?? reasons[0]
  // All have been fulfilled, so this waits for nothing.
  return Promise.all(steps)
}
