import type { LocalText, Traveller } from '@billett/domain'
import { feedText, PASSENGER } from '../fare-texts.ts'
import { field, type GtfsRow, type GtfsTables, rowsOf } from '../tables.ts'

const age = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined

const nameOf = (row: GtfsRow): LocalText => {
  const name = field(row, 'rider_category_name')
  return name === undefined ? PASSENGER.name : feedText(name)
}

/** The rider categories that `used` names, and a plain passenger where a product is for everybody. */
export const ridersOf = (tables: GtfsTables, used: ReadonlySet<string>): Traveller[] => {
  const known = rowsOf(tables, 'rider_categories').flatMap((row): Traveller[] => {
    const id = field(row, 'rider_category_id')
    if (!id || !used.has(id)) return []
    const [minAge, maxAge] = [age(field(row, 'min_age')), age(field(row, 'max_age'))]
    const ages = { ...(minAge === undefined ? {} : { minAge }), ...(maxAge === undefined ? {} : { maxAge }) }
    return [{ id, name: nameOf(row), ...ages }]
  })
  const missing = [...used].filter(id => !known.some(rider => rider.id === id))
  return [...known, ...missing.map(id => ({ ...PASSENGER, id }))]
}
