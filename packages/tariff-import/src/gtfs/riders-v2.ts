import type { Traveller } from '@billett/domain'
import { feedText, PASSENGER } from './fare-texts.ts'
import { field, type GtfsTables, rowsOf } from './tables.ts'

const age = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined

/** The rider categories that `used` names, and a plain passenger where a product is for everybody. */
export const ridersOf = (tables: GtfsTables, used: ReadonlySet<string>): Traveller[] => {
  const known = rowsOf(tables, 'rider_categories').flatMap((row): Traveller[] => {
    const id = field(row, 'rider_category_id')
    if (!id || !used.has(id)) return []
    const [minAge, maxAge] = [age(field(row, 'min_age')), age(field(row, 'max_age'))]
    const ages = { ...(minAge === undefined ? {} : { minAge }), ...(maxAge === undefined ? {} : { maxAge }) }
    return [{ id, name: feedText(field(row, 'rider_category_name') ?? id), ...ages }]
  })
  const missing = [...used].filter(id => !known.some(rider => rider.id === id))
  return [...known, ...missing.map(id => (id === PASSENGER.id ? PASSENGER : { id, name: feedText(id) }))]
}
