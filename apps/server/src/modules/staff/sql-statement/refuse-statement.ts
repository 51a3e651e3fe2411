import type { Failure } from '@billett/contract'
import type { Language } from '@billett/domain'
import { Refused } from '../../../call/refused.ts'
import type { ReportAnswer, SlowPlan, StatementFault } from '../../../ports/report-database.ts'

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
  tooLarge: 'statementTooLarge',
  unreachable: 'temporarilyUnavailable',
} as const satisfies Record<string, Failure>

const CAUSES: Readonly<Record<SlowPlan['cause'], Detail>> = {
  joined: {
    de: 'Tabellen werden Zeile für Zeile miteinander verbunden: Nennen Sie, welche Zeilen zusammengehören (join … on).',
    en: 'Tables are put together row by row: say which rows belong together (join … on).',
  },
  readWhole: {
    de: 'Eine Tabelle wird ganz gelesen: Ein Zeitraum hilft, zum Beispiel created_on >= :from.',
    en: 'A table is read from end to end: a span of time helps, for example created_on >= :from.',
  },
  much: {
    de: 'Es ist insgesamt zu viel: Ein kürzerer Zeitraum oder weniger Spalten helfen.',
    en: 'It is too much altogether: a shorter span of time or fewer columns help.',
  },
}

/** What helps, and below it how the database would do it. */
const slow = ({ cause, lines }: SlowPlan): Detail => ({
  de: `${CAUSES[cause].de}\n\n${lines.join('\n')}`,
  en: `${CAUSES[cause].en}\n\n${lines.join('\n')}`,
})

/** Says why there is no report. */
export function refuseReport(answer: Extract<ReportAnswer, { ok: false }>): never {
  if (answer.reason === 'refused') return detailed('statementRefused', '', inBoth(answer.message))
  if (answer.reason === 'tooLong') {
    const { plan } = answer
    throw new Refused([{ reason: 'statementTooLong', field: '', ...(plan && { detail: slow(plan) }) }])
  }
  throw new Refused([{ reason: REASONS[answer.reason], field: '' }])
}
