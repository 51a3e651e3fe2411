import type { LocalText } from '@billett/domain'
import { PROBLEM_TEXTS, type ProblemCode } from './problem-texts.ts'

/** Something wrong in a tariff, said for the person who wrote it. Errors keep the tariff out, warnings do not. */
export interface TariffProblem {
  severity: 'error' | 'warning'
  code: ProblemCode
  /** Into the tariff as JSON: `['versions', 0, 'prices', 12, 'level']`. */
  path: (string | number)[]
  /** Where it stands in a workbook; lines as the program numbers them, the headings are line 1. */
  where?: { sheet: string; line?: number; column?: string }
  /** The value in question. */
  value?: string
  message: LocalText
}

const LONGEST_VALUE = 80

export const shown = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

export const problem = (
  severity: TariffProblem['severity'],
  code: ProblemCode,
  path: (string | number)[],
  value?: unknown,
): TariffProblem => {
  const text = shown(value)
  return { severity, code, path, ...(text === undefined ? {} : { value: text }), message: PROBLEM_TEXTS[code] }
}
