import type { Problem, ProblemKind, Severity } from './problem.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'

export interface Finding {
  file: string
  field?: string
  line?: number
  value?: string
  /** How many times at once, 1 where missing. */
  count?: number
}

export interface ProblemLog {
  add: (severity: Severity, kind: ProblemKind, finding: Finding) => void
  failed: () => boolean
  /** Errors first, then warnings, then notices; in the order found. */
  list: () => Problem[]
}

const VALUE_LENGTH = 80
const ORDER: Record<Severity, number> = { error: 0, warning: 1, notice: 2 }

const messageOf = (kind: ProblemKind, { field, value }: Finding): Problem['message'] => {
  const text = PROBLEM_TEXTS[kind]
  const detail = [field, value === undefined ? undefined : `"${value}"`].filter(part => part !== undefined).join(' = ')
  return detail === '' ? text : { de: `${text.de}: ${detail}`, en: `${text.en}: ${detail}` }
}

/** Collects findings, counting equal ones: a feed with a million bad lines still has a short report. */
export const createProblemLog = (): ProblemLog => {
  const problems = new Map<string, Problem>()
  return {
    add: (severity, kind, finding) => {
      const key = `${severity}|${kind}|${finding.file}|${finding.field ?? ''}`
      const known = problems.get(key)
      const count = finding.count ?? 1
      if (known) {
        known.count += count
        return
      }
      const shown = finding.value === undefined ? finding : { ...finding, value: finding.value.slice(0, VALUE_LENGTH) }
      problems.set(key, { ...shown, kind, severity, count, message: messageOf(kind, shown) })
    },
    failed: () => [...problems.values()].some(problem => problem.severity === 'error'),
    list: () => [...problems.values()].sort((a, b) => ORDER[a.severity] - ORDER[b.severity]),
  }
}
