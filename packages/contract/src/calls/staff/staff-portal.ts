import { defineCall, list } from '../../define-call.ts'
import { StaffClient, StaffDashboard, StaffMenu } from '../../replies/staff-dashboard.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

export const getStaffDashboard = defineCall({
  name: 'admin/getDashboard',
  service,
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'Figures of the clients that the caller sees, and what waits for somebody',
  access,
  reply: list(StaffDashboard),
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
