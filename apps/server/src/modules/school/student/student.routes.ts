import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { showStudent, showStudents } from './show-students.ts'

export const studentRoutes = [
  route(calls.getStudents, async (context, { query }) => items(await showStudents(context, query))),
  route(calls.getStudentDetails, async (context, { params }) => item(await showStudent(context, params.guid))),
]
