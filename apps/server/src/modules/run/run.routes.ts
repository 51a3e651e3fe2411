import { commonRoutes } from './common/index.ts'
import { consentRoutes } from './consent/index.ts'
import { declarationRoutes } from './declaration/index.ts'
import { feedbackRoutes } from './feedback/index.ts'
import { messageRoutes } from './message/index.ts'
import { operationsRoutes } from './operations/index.ts'

export const runRoutes = [
  ...commonRoutes,
  ...consentRoutes,
  ...declarationRoutes,
  ...feedbackRoutes,
  ...messageRoutes,
  ...operationsRoutes,
]
