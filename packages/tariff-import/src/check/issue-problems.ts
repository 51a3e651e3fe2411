import type { z } from 'zod'
import { problem, type TariffProblem } from './problem.ts'
import { isProblemCode } from './problem-texts.ts'

export type Path = (string | number)[]

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value)

/** What a schema says of a value, as problems of the tariff at `path`. */
export const problemsOfIssue = (issue: z.core.$ZodIssue, raw: unknown, path: Path): TariffProblem[] => {
  const inner = issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => a.length - b.length)[0] : undefined
  if (inner?.length)
    return inner.flatMap(each => problemsOfIssue(each, valueAt(raw, issue.path), [...path, ...issue.path.map(String)]))
  const at = [...path, ...issue.path.map(key => (typeof key === 'number' ? key : String(key)))]
  const value = valueAt(raw, issue.path)
  if (issue.code === 'unrecognized_keys') return issue.keys.map(key => problem('error', 'unknownField', [...at, key]))
  const code = isProblemCode(issue.message) ? issue.message : 'badValue'
  return [problem('error', value === undefined && code !== 'languageMissing' ? 'missing' : code, at, value)]
}
