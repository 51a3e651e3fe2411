import { type SQL, sql } from 'drizzle-orm'
import { beginning } from './beginning.ts'

const eitherName = (text: string): SQL =>
  sql`(lower(person.last_name) like ${beginning(text)} or lower(person.first_name) like ${beginning(text)})`

/**
 * Who is meant by what was typed, of rows of `party_person` that are called `person` in the statement: the first
 * letters of either name, or of both in any order, with a comma between them or without.
 */
export function personLike(text: string): SQL {
  const words = text.split(/[\s,]+/).filter(word => word !== '')
  if (words.length < 2) return eitherName(words[0] ?? '')
  // Names of two words are typed as they are written.
  return sql`(${eitherName(text)} or (${sql.join(words.map(eitherName), sql` and `)}))`
}
