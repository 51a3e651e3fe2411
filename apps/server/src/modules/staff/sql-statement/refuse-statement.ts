import type { Failure } from '@billett/contract'
import type { Language } from '@billett/domain'
import { Refused } from '../../../call/refused.ts'
import type { ReportAnswer, StatementFault } from '../../../ports/report-database.ts'

type Detail = Readonly<Record<Language, string>>

const detailed = (reason: Failure, field: string, detail: Detail): never => {
  throw new Refused([{ reason, field, detail }])
}

const inBoth = (text: string): Detail => ({ de: text, en: text })

/** Says at the statement what is wrong with it; of PostgreSQL in PostgreSQL’s words. */
export function refuseStatement(fault: StatementFault): never {
  if (fault.kind === 'syntax') {
    const { line, message } = fault
    return detailed('statementNotReadable', 'statement', {
      de: `Zeile ${line}: ${message}`,
      en: `Line ${line}: ${message}`,
    })
  }
  if (fault.kind === 'notAllowed') return detailed('statementNotAllowed', 'statement', inBoth(fault.what))
  throw new Refused([
    { reason: fault.kind === 'several' ? 'severalStatements' : 'statementNotSelect', field: 'statement' },
  ])
}

const REASONS = {
  off: 'statementsOff',
  busy: 'statementsBusy',
  tooLong: 'statementTooLong',
  tooLarge: 'statementTooLarge',
  unreachable: 'temporarilyUnavailable',
} as const satisfies Record<string, Failure>

/** Says why there is no report. */
export function refuseReport(answer: Extract<ReportAnswer, { ok: false }>): never {
  if (answer.reason === 'refused') return detailed('statementRefused', '', inBoth(answer.message))
  throw new Refused([{ reason: REASONS[answer.reason], field: '' }])
}
