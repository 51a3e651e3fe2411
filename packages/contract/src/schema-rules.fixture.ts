interface Rule {
  def: Record<string, unknown>
  /** The message it was given; undefined where it has none of its own. */
  message: string | undefined
}

const textOf = (error: unknown): string | undefined => {
  const text: unknown = typeof error === 'function' ? error({ code: 'custom', input: undefined }) : undefined
  return typeof text === 'string' ? text : undefined
}

/** Every schema and every check that a schema is made of, itself included. */
export function rulesIn(value: unknown, seen = new Set<unknown>()): Rule[] {
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  if (!('_zod' in value)) return Object.values(value).flatMap(part => rulesIn(part, seen))
  const { def } = value._zod as { def: Record<string, unknown> }
  return [{ def, message: textOf(def.error) }, ...Object.values(def).flatMap(part => rulesIn(part, seen))]
}
