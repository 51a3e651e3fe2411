import { contactPersonRoutes } from './contact-person/index.ts'
import { organisationRoutes } from './organisation/index.ts'
import { schoolContractRoutes } from './school-contract/index.ts'
import { studentRoutes } from './student/index.ts'

export const schoolRoutes = [...organisationRoutes, ...studentRoutes, ...schoolContractRoutes, ...contactPersonRoutes]
