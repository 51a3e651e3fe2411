import { FrameworkContent } from '@billett/contract'
import type { FrameworkTerms, PlainDate } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('notValid', 'content')
  }
}

export interface WrittenFramework {
  validFrom: PlainDate
  terms: FrameworkTerms
}

/** What staff have written, with its first day. Refuses `notValid` at the first value that is none of its kind. */
export function readFramework(text: string): WrittenFramework {
  const { success, data, error } = FrameworkContent.safeParse(parsed(text))
  if (!success) return refuse('notValid', ['content', ...(error.issues[0]?.path ?? [])].join('.'))
  const { validFrom, ...terms } = data
  const mailDomains = terms.entry.mailDomains.map(domain => domain.trim().replace(/^@/, '').toLowerCase())
  return { validFrom, terms: { ...terms, entry: { ...terms.entry, mailDomains } } }
}

/** The same as staff write it. */
export const writtenFramework = ({ validFrom, terms }: WrittenFramework): FrameworkContent => ({
  ...terms,
  validFrom,
  products: [...terms.products],
  entry: { ...terms.entry, mailDomains: [...terms.entry.mailDomains] },
})

/** What a first version begins as: the Deutschlandticket job at a quarter, by twenty takers. */
export const firstFramework = (validFrom: PlainDate): WrittenFramework => ({
  validFrom,
  terms: {
    products: [
      {
        group: 'staff',
        subscription: 'jobDeutschlandticket',
        plain: 'deutschlandticket',
        discount: { leastPermille: 250, offPermille: 50 },
        contribution: { kind: 'percent', cents: 0, permille: 250, employeeCents: null, rest: 'employee' },
      },
    ],
    debit: 'employeeSepa',
    baseFee: null,
    takers: { minimum: 20, trial: null, perFirm: null },
    exit: { kind: 'dayOfMonth', day: 10 },
    entry: { code: '', mailDomains: [], isAutomatic: false },
    endsOn: null,
  },
})
