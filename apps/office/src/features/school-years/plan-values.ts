import { key, type PlanRollSchool, type RollSchool } from '@billett/contract'
import { isPlainDate } from '@billett/domain'
import * as z from 'zod/mini'

/** What a school says of its new year, as it is typed. */
export const PlanValues = z.object({
  /** Empty: the highest there is. */
  lastGrade: z.string().check(z.regex(/^(|[1-9]|1[0-3])$/, key('notValid'))),
  /** Empty: it goes on by itself. */
  successor: z.string(),
  /** Empty: that of who pays. */
  firstSchoolDay: z.string().check(z.refine(day => day === '' || isPlainDate(day), key('date'))),
  classes: z.array(
    z.object({
      from: z.string(),
      /** Names with commas between; empty: as usual. */
      to: z.string().check(z.maxLength(200, key('exceedMaximumLength'))),
      isDissolved: z.boolean(),
    }),
  ),
  isDone: z.boolean(),
})
export type PlanValues = z.infer<typeof PlanValues>

export const planValues = ({ lastGrade, successor, firstSchoolDay, classes, isDone }: RollSchool): PlanValues => ({
  lastGrade: lastGrade === null ? '' : String(lastGrade),
  successor: successor?.guid ?? '',
  firstSchoolDay: firstSchoolDay ?? '',
  classes: classes.map(({ from, to }) => ({ from, to: to?.join(', ') ?? '', isDissolved: to?.length === 0 })),
  isDone,
})

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')

/** What is sent of it: a class of which nothing is said goes on as usual. */
export const planBody = (
  orgGuid: string,
  { lastGrade, successor, firstSchoolDay, classes, isDone }: PlanValues,
): PlanRollSchool => ({
  orgGuid,
  lastGrade: lastGrade === '' ? null : Number(lastGrade),
  classes: classes.flatMap(({ from, to, isDissolved }) => {
    if (isDissolved) return [{ from, to: [] }]
    const names = namesIn(to)
    return names.length > 0 ? [{ from, to: names }] : []
  }),
  ...(successor === '' ? {} : { organizationId: successor }),
  ...(firstSchoolDay === '' ? {} : { firstSchoolDay }),
  isDone,
})
