import { type DecideRollMembers, key } from '@billett/contract'
import { isPlainDate } from '@billett/domain'
import * as z from 'zod/mini'

/** What can be said of a pupil. */
export const WISHES = ['repeats', 'skips', 'leaves', 'abroad', 'place', 'asProposed'] as const

const NEEDED = { abroad: ['from', 'until'], place: ['organizationId', 'grade', 'class'] } as const

/** What is said of pupils, as it is typed: days and places count where they are asked for alone. */
export const WishValues = z
  .object({
    kind: z.enum(WISHES, key('required')),
    from: z.string(),
    until: z.string(),
    organizationId: z.string(),
    grade: z.string().check(z.maxLength(10, key('exceedMaximumLength'))),
    class: z.string().check(z.maxLength(20, key('exceedMaximumLength'))),
  })
  .check(({ value, issues }) => {
    const say = (path: string, message: string) => issues.push({ code: 'custom', path: [path], message, input: value })
    const needed = value.kind === 'abroad' || value.kind === 'place' ? NEEDED[value.kind] : []
    for (const name of needed) if (value[name] === '') say(name, key('required'))
    if (value.kind !== 'abroad') return
    for (const name of NEEDED.abroad) if (value[name] !== '' && !isPlainDate(value[name])) say(name, key('date'))
    if (isPlainDate(value.from) && isPlainDate(value.until) && value.until < value.from)
      say('until', key('endsBeforeItBegins'))
  })
export type WishValues = z.infer<typeof WishValues>

export function wishOf({
  kind,
  from,
  until,
  organizationId,
  grade,
  class: name,
}: WishValues): DecideRollMembers['wish'] {
  if (kind === 'abroad') return { kind, from, until }
  return kind === 'place' ? { kind, organizationId, grade, class: name } : { kind }
}

/** Where the form holds what the call names. */
export const wishField = (named: string): string => named.replace(/^wish\./, '')
