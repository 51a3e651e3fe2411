import { hasSqlDetails, loadModule, parseSync, type ScanToken, scanSync } from 'libpg-query'
import { REPORT_PARAMETERS, type ReportParameter, type StatementFault } from '../../ports/report-database.ts'
import { notAllowedIn } from './not-allowed.ts'

/** A statement as it is sent: `text` has `$1`, `$2` … where `parameters` were named, in this order. */
export interface Sendable {
  text: string
  parameters: readonly ReportParameter[]
}

export type Read = { ok: true; sendable: Sendable } | { ok: false; fault: StatementFault }

const refused = (fault: StatementFault): Read => ({ ok: false, fault })

/** What each is to the database. */
const TYPES: Readonly<Record<ReportParameter, string>> = {
  from: 'timestamptz',
  to: 'timestamptz',
  serviceArea: 'int',
}

/** Words of a statement are the same in capitals. */
const parameterOf = (word: string): ReportParameter | undefined =>
  REPORT_PARAMETERS.find(known => known.toLowerCase() === word.toLowerCase())

interface Named {
  name: ReportParameter
  start: number
  end: number
}

/** `:from` and the like, where they stand as words of the statement and not within a text or a comment. */
function parametersIn(tokens: readonly ScanToken[]): Named[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1]
    if (token.text !== ':' || next?.start !== token.end) return []
    const name = parameterOf(next.text)
    return name ? [{ name, start: token.start, end: next.end }] : []
  })
}

/** Positions of tokens are counted in bytes. */
function sendableOf(statement: string, named: readonly Named[]): Sendable {
  const bytes = Buffer.from(statement)
  const parameters = [...new Set(named.map(({ name }) => name))]
  let text = ''
  let done = 0
  for (const { name, start, end } of named) {
    text += `${bytes.subarray(done, start)}$${parameters.indexOf(name) + 1}::${TYPES[name]}`
    done = end
  }
  return { text: text + bytes.subarray(done), parameters }
}

const OWN_PARAMETER = /^\$\d/

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length

function syntaxFault(error: unknown, text: string): StatementFault {
  const message = error instanceof Error ? error.message : 'syntax error'
  const position = hasSqlDetails(error) ? (error.sqlDetails?.cursorPosition ?? 0) : 0
  return { kind: 'syntax', message, line: lineAt(text, position) }
}

/**
 * Reads a statement by PostgreSQL's own grammar. What keeps it from harm is the role it is run as; this tells whoever
 * writes it what is wrong.
 */
export async function readStatement(statement: string): Promise<Read> {
  await loadModule()
  if (!/^select\b/i.test(statement)) return refused({ kind: 'notSelect' })
  try {
    const { tokens } = scanSync(statement)
    const own = tokens.find(({ text }) => OWN_PARAMETER.test(text))
    if (own) return refused({ kind: 'notAllowed', what: own.text })
    const sendable = sendableOf(statement, parametersIn(tokens))
    const { stmts = [] } = parseSync(sendable.text)
    if (stmts.length !== 1) return refused({ kind: 'several' })
    const what = notAllowedIn(stmts[0]?.stmt)
    return what === undefined ? { ok: true, sendable } : refused({ kind: 'notAllowed', what })
  } catch (error) {
    return refused(syntaxFault(error, statement))
  }
}
