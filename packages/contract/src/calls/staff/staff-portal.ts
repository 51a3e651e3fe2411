import { MEASURES, WORK_QUEUES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import {
  StaffClient,
  StaffCourseDay,
  StaffDashboard,
  StaffDoctorCheck,
  StaffMenu,
  StaffQueue,
  StaffSetUp,
} from '../../replies/staff-dashboard.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

export const getStaffDashboard = defineCall({
  name: 'admin/getDashboard',
  service,
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'Figures of the clients that the caller sees',
  access,
  reply: list(StaffDashboard),
})

const StaffQueuesQuery = z.object({
  /** One of them alone; all without it. */
  queue: z.optional(z.enum(WORK_QUEUES, key('notValid'))),
})
export type StaffQueuesQuery = z.infer<typeof StaffQueuesQuery>

export const getStaffQueues = defineCall({
  name: 'admin/getQueues',
  service,
  method: 'GET',
  path: '/admin/queues',
  summary: 'What waits for somebody in the queues that the caller may see: how many, and since when the oldest',
  access,
  query: StaffQueuesQuery,
  reply: list(StaffQueue),
})

const StaffCourseQuery = z.object({
  /** What is drawn day by day. */
  measure: z.enum(MEASURES, key('notValid')),
})
export type StaffCourseQuery = z.infer<typeof StaffCourseQuery>

export const getStaffCourse = defineCall({
  name: 'admin/getCourse',
  service,
  method: 'GET',
  path: '/admin/course',
  summary: 'The last fourteen days of the clients that the caller sees, one row a day, today last',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'] },
  query: StaffCourseQuery,
  reply: list(StaffCourseDay),
})

export const getStaffSetUp = defineCall({
  name: 'admin/getSetUp',
  service,
  method: 'GET',
  path: '/admin/setUp',
  summary: 'What is left to be done before the own client sells, in the order in which it is usually done',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditConfiguration'] },
  reply: list(StaffSetUp),
})

export const getStaffDoctor = defineCall({
  name: 'admin/getDoctor',
  service,
  method: 'GET',
  path: '/admin/doctor',
  summary: 'How the own client is set up and, for who sees every client, how the process is; nothing is changed',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditConfiguration'] },
  reply: list(StaffDoctorCheck),
})

export const getStaffMenu = defineCall({
  name: 'admin/getMenu',
  service,
  method: 'GET',
  path: '/admin/menu',
  summary: 'What the menu of the caller depends on, beside their rights',
  access,
  reply: list(StaffMenu),
})

export const getStaffClients = defineCall({
  name: 'admin/getClients',
  service,
  method: 'GET',
  path: '/admin/clients',
  summary: 'The companies whose orders and users the caller sees, the own one first',
  access,
  reply: list(StaffClient),
})
