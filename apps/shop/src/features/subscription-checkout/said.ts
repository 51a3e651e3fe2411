import type { Mask } from '@billett/contract'
import { addDays, type Country, type FieldValues, fieldProblem, firstMonths, type PlainDate } from '@billett/domain'

/** What the form holds of a field: a box is ticked or not, everything else is written as it is sent. */
export type Typed = Record<string, string | boolean | string[]>

/** As the rules of a mask read it, and as it is sent. */
export const saidOf = (typed: Typed): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [field, typeof value === 'boolean' ? (value ? 'true' : '') : value]),
  )

/** What a form begins with, so that as little as possible has to be typed. */
export interface Known {
  today: PlainDate
  home: Country
  /** References of the ends of the way that the price was asked for. */
  way: { from: string; to: string }
  /** What was said before, here or of another subscription. */
  kept: FieldValues
}

type Field = Mask['fields'][number]

/** The next month that can be had whole, as the one that runs costs in full. */
const monthOf = (field: Extract<Field, { kind: 'firstDay' }>, today: PlainDate): string => {
  const months = firstMonths(field.rule, today)
  return months.find(month => month > today) ?? months[0] ?? ''
}

function blank(field: Field, { today, home, way }: Known): Typed[string] {
  if (field.priceInput === 'originReference') return way.from
  if (field.priceInput === 'destinationReference') return way.to
  switch (field.kind) {
    case 'checkbox':
      return false
    case 'months':
      return []
    case 'country':
      return home
    case 'firstDay':
      return field.rule.steps === 'month' ? monthOf(field, today) : addDays(today, 1)
    case 'choice':
      return field.options.find(({ when }) => when === null)?.id ?? ''
    default:
      return ''
  }
}

/** Another first day or choice than can be had now is not kept; a way that was just asked for is the newer one. */
function isStillGood(field: Field, { kept, way, today }: Known): boolean {
  if (field.priceInput === 'originReference' || field.priceInput === 'destinationReference') return way.from === ''
  const isListed = field.kind === 'firstDay' || field.kind === 'choice' || field.kind === 'organisation'
  return !isListed || fieldProblem(field, true, kept, today) === null
}

/** What the fields of a form hold when it is opened. */
export function beginning(masks: readonly Mask[], known: Known): Typed {
  const begun: Typed = {}
  for (const { fields } of masks)
    for (const field of fields) {
      const kept = known.kept[field.id]
      const isKept = kept !== undefined && field.kind !== 'checkbox' && isStillGood(field, known)
      begun[field.id] = isKept ? (typeof kept === 'string' ? kept : [...kept]) : blank(field, known)
    }
  return begun
}

/** What is kept on the device: consents are given anew. */
export const keepable = (masks: readonly Mask[], typed: Typed): Record<string, string | string[]> => {
  const boxes = new Set(
    masks.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'checkbox')).map(({ id }) => id),
  )
  return Object.fromEntries(Object.entries(saidOf(typed)).filter(([field]) => !boxes.has(field)))
}
