import type { CallError } from '@billett/web-kit/http/outcome.ts'
import type { DraftFault } from './DraftFaults.tsx'

const CONTENT = 'content.'

/** What is said at each place of what is written: what keeps it from being released, what could not be read of it. */
export const faultsAtFields = (faults: readonly DraftFault[], errors: readonly CallError[]): Map<string, string> =>
  new Map([
    ...faults.map(({ path, text }): [string, string] => [path, text]),
    ...errors
      .filter(({ field }) => field.startsWith(CONTENT))
      .map(({ field, message }): [string, string] => [field.slice(CONTENT.length), message]),
  ])
