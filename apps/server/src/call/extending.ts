const MADE_OF = Symbol('made of')

/** `whole` tells the object itself from a copy of it, whose fields may have been changed. */
interface Made {
  whole: object
  base: object
}

/**
 * Fields that stay the same for many replies, with those that do not: replies write the same base once. Whoever makes a
 * base never changes it, nor anything in it.
 */
export function extending<Base extends object, More extends object>(base: Base, more: More): Base & More {
  const whole: Base & More & { [MADE_OF]?: Made } = { ...base, ...more }
  whole[MADE_OF] = { whole, base }
  return whole
}

/** What an object was made of by `extending`; undefined for any other, also for a copy. */
export function baseOf(value: { [MADE_OF]?: Made }): object | undefined {
  const made = value[MADE_OF]
  return made?.whole === value ? made.base : undefined
}
