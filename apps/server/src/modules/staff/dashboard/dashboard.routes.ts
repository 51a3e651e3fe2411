import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { showCourse } from './show-course.ts'
import { listClients, showDashboard } from './show-dashboard.ts'
import { showMenu } from './show-menu.ts'
import { showQueues } from './show-queues.ts'
import { showSetUp } from './show-set-up.ts'

export const dashboardRoutes = [
  route(calls.getStaffDashboard, async context => item(await showDashboard(context))),
  route(calls.getStaffQueues, async (context, { query }) => items(await showQueues(context, query))),
  route(calls.getStaffCourse, async (context, { query }) => items(await showCourse(context, query))),
  route(calls.getStaffSetUp, async context => items(await showSetUp(context))),
  route(calls.getStaffMenu, async context => item(await showMenu(context))),
  route(calls.getStaffClients, async context => items(listClients(context))),
]
