import type { Service } from '../service.ts'
import type { FieldErrors, Fields } from './instrument-forms.ts'

/** Details that were wrong: what was typed, and what is wrong with it. */
type RefusedForm = { fields: Fields; errors: FieldErrors }

const TYPED = ['number', 'expiry', 'cvc', 'holder', 'iban']

/** More characters than any of them has. */
const LONGEST = 100

const MOST = 1000

/**
 * Wrong details are answered by leading to a page that shows them again: whoever goes back to it, or loads it anew, is
 * not asked by the browser whether to send a form once more. Only who was led there knows the number in its address.
 * Kept in memory alone.
 */
export const refusedForms = ({ randomId }: Pick<Service, 'randomId'>) => {
  const kept = new Map<string, RefusedForm & { payToken: string }>()
  return {
    /** The number by which it is shown again. */
    keep(payToken: string, { fields, errors }: RefusedForm): string {
      const typed = TYPED.flatMap(name => (fields[name] ? [[name, fields[name].slice(0, LONGEST)]] : []))
      const number = randomId()
      kept.set(number, { payToken, fields: Object.fromEntries(typed), errors })
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
      return number
    },
    /** What is to be shown at an address with this query. */
    of: (payToken: string, { refused = '' }: Fields): RefusedForm | undefined => {
      const form = kept.get(refused)
      return form?.payToken === payToken ? form : undefined
    },
  }
}
