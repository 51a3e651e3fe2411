import type { StaffCourseDay, StaffCourseQuery } from '@billett/contract'
import { courseBegins, courseOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { paidByDay } from './course.queries.ts'

/** The last fourteen days of the clients that the caller sees. */
export async function showCourse(context: Context, { measure }: StaffCourseQuery): Promise<StaffCourseDay[]> {
  const { world } = context
  const now = world.clock()
  const span = { clientIds: scopeOf(context).clientIds, since: courseBegins(now), now }
  return courseOf(await paidByDay(world.db, measure, span), now)
}
