/** A name with the number of its grade, and what tells the class from its neighbours: `5a`, `10.2`, `Kl. 07 b`. */
const NAME = /^(?<before>\D*)(?<number>\d{1,2})(?<after>.*)$/

/** Grades there are: 0 is the one before the first. */
const LAST_GRADE = 13

/** The grade as a number; undefined for what is none: `EF`, an empty text, a department. */
export function gradeNumber(grade: string): number | undefined {
  const text = grade.trim()
  if (!/^\d{1,2}$/.test(text)) return undefined
  const number = Number(text)
  return number <= LAST_GRADE ? number : undefined
}

/**
 * What a class is called some grades later; undefined where its name does not say its grade, so that nobody can tell.
 * Without a name it stays without.
 */
export function laterClassName(name: string, grade: number, by: number): string | undefined {
  if (name.trim() === '') return ''
  const { before = '', number = '', after = '' } = NAME.exec(name)?.groups ?? {}
  if (number === '' || Number(number) !== grade) return undefined
  return `${before}${String(grade + by).padStart(number.length, '0')}${after}`
}

/** Names of classes are the same however they are spaced or written large. */
export const classKey = (name: string): string => name.replaceAll(/\s/g, '').toLowerCase()
