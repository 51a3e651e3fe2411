import type { CatalogueProblem } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { TariffProblem } from '@billett/tariff-import'

/** Nobody reads more of them. */
const MOST_PROBLEMS = 1_000

const presentProblem = ({ severity, where, value, message }: TariffProblem, language: Language): CatalogueProblem => ({
  severity,
  sheet: where?.sheet ?? null,
  line: where?.line ?? null,
  column: where?.column ?? null,
  value: value ?? null,
  message: message[language],
})

export const presentProblems = (problems: readonly TariffProblem[], language: Language): CatalogueProblem[] =>
  problems.slice(0, MOST_PROBLEMS).map(problem => presentProblem(problem, language))
