import type { StaffMessage } from '@billett/contract'
import { contentOf, type MessageValues } from './message-values.ts'

/** Messages that passengers get at the same time as the one in a form; none as long as its times are not known. */
export function shownBeside(
  values: MessageValues,
  others: readonly StaffMessage[],
  { id, clientId, timeZone }: { id: string | undefined; clientId: string | undefined; timeZone: string },
): StaffMessage[] {
  if (values.from === '' || values.to === '') return []
  const mine = contentOf(values, timeZone)
  return others.filter(
    other => other.id !== id && other.clientId === clientId && other.from < mine.to && other.to > mine.from,
  )
}
