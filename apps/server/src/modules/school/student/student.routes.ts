import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { countStudents, showStudent, showStudents } from './show-students.ts'

export const studentRoutes = [
  route(calls.getStudents, async (context, { query }) => items(await showStudents(context, query))),
  route(calls.countStudents, async (context, { query }) => item(await countStudents(context, query))),
  route(calls.getStudentDetails, async (context, { params }) => item(await showStudent(context, params.guid))),
]
