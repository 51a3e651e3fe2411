import type { FastifyInstance } from 'fastify'
import type { Shop } from '../../shop.ts'
import { accountRoutes } from './account/index.ts'
import { accountMailRoutes } from './account-mail/index.ts'
import { addressRoutes } from './address/index.ts'
import { documentRoutes } from './document/index.ts'
import { mountOpenId, openIdRoutes } from './open-id/index.ts'
import { profilePictureRoutes } from './picture/index.ts'
import { profileRoutes } from './profile/index.ts'
import { registrationRoutes } from './registration/index.ts'
import { sessionRoutes, signOut } from './session/index.ts'
import { signInRoutes } from './sign-in/index.ts'
import { studentVerificationRoutes } from './student-verification/index.ts'

export const peopleRoutes = [
  ...accountRoutes,
  ...accountMailRoutes,
  ...addressRoutes,
  ...documentRoutes,
  ...openIdRoutes,
  ...profilePictureRoutes,
  ...profileRoutes,
  ...registrationRoutes,
  ...sessionRoutes,
  ...signInRoutes,
  ...studentVerificationRoutes,
]

/** What is asked of this family beside the calls: signing in for other services. */
export function mountPeople(app: FastifyInstance, shop: Shop): void {
  mountOpenId(app, shop, { endSession: signOut })
}
