import { Client, entryAt, isLocked } from '@billett/clients'
import type { ConfigChange } from '@billett/contract'
import { withValueAt } from '@billett/domain'
import { type Refusal, Refused } from '../../../call/refused.ts'

const UNREADABLE: unique symbol = Symbol('no JSON')

function givenValue({ value }: ConfigChange): unknown {
  if (value === '') return undefined
  try {
    return JSON.parse(value)
  } catch {
    return UNREADABLE
  }
}

/** What is wrong with one change, whatever the others are. */
function faultOf(change: ConfigChange): Refusal['reason'] | undefined {
  const entry = entryAt(change.path)
  if (!entry) return 'notValid'
  if (isLocked(entry)) return 'entryLocked'
  return givenValue(change) === UNREADABLE ? 'notValid' : undefined
}

/** Whether what the schema says is wrong lies in the entry at a path. */
const liesIn = (place: string, path: string): boolean => place === path || place.startsWith(`${path}.`)

const told = (text: string): Refusal['detail'] => ({ de: text, en: text })

/**
 * A client with other values. Refuses at `changes.N.value` what is no value of its entry (Spec 3 §5), and `notValid`
 * where it is no client for another reason, as one whose values another release wrote.
 */
export function changedClient(before: Client, changes: readonly ConfigChange[]): Client {
  const refusals = changes.flatMap((change, i): Refusal[] => {
    const reason = faultOf(change)
    return reason ? [{ reason, field: `changes.${i}.${reason === 'notValid' ? 'value' : 'path'}` }] : []
  })
  if (refusals.length > 0) throw new Refused(refusals)
  const after = changes.reduce<unknown>(
    (client, change) => withValueAt(client, change.path, givenValue(change)),
    before,
  )
  const { success, data, error } = Client.safeParse(after)
  if (success) return data
  throw new Refused(
    error.issues.map(({ path, message }): Refusal => {
      const place = path.join('.')
      const at = changes.findIndex(change => liesIn(place, change.path))
      return { reason: 'notValid', field: at < 0 ? '' : `changes.${at}.value`, detail: told(`${place}: ${message}`) }
    }),
  )
}
