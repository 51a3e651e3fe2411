import type { Language } from '@billett/domain'
import { reasonOf } from '../../reason-of.ts'
import { IMPORT_WORDS } from './import-words.ts'

/** SQLSTATE classes: 08 connection, 57 operator intervention, 28 authorisation, 3D no such database. */
const GONE = /^(08|57|28|3D)|^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND)/
const FULL = /^(53100|54000|ENOSPC)$/

const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const own = 'code' in error ? [String(error.code)] : []
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : []
  return [...own, ...inner, ...codesOf(error.cause)]
}

/** What went wrong with the database, and what to do. */
export function databaseTrouble(error: unknown, language: Language): string {
  const words = IMPORT_WORDS[language]
  const codes = codesOf(error)
  if (codes.some(code => FULL.test(code))) return words.databaseFull
  const lost = /terminat|timeout exceeded|refused/i.test(reasonOf(error))
  if (lost || codes.some(code => GONE.test(code))) return words.databaseGone
  return words.databaseFailed(reasonOf(error))
}
