import { organisationRoutes } from './organisation/index.ts'

export const schoolRoutes = [...organisationRoutes]
