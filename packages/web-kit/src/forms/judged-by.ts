import { safeParse } from 'zod/mini'
import type { $ZodType, CheckFn } from 'zod/v4/core'

/**
 * Which rules hold for which field, as far as that depends on the other fields. Their issues stand at the fields, and
 * rules about several fields are judged all the same.
 */
export const judgedBy =
  <T extends object>(rules: (values: T) => { [K in keyof T]?: $ZodType }): CheckFn<T> =>
  ({ value, issues }) => {
    for (const [name, rule] of Object.entries<$ZodType | undefined>(rules(value))) {
      const input: unknown = Reflect.get(value, name)
      for (const { message, path } of rule ? (safeParse(rule, input).error?.issues ?? []) : [])
        issues.push({ code: 'custom', message, path: [name, ...path], input, continue: true })
    }
  }
