import * as calls from '@billett/contract'
import { routes } from '@billett/paths'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { route } from '../../../call/route.ts'
import type { VerifiedStudent } from './student-verification.repository.ts'
import { beginVerification, currentVerification, finishVerification } from './verify-student.ts'

const present = ({ world }: Context, verified: VerifiedStudent | undefined): calls.StudentVerification => ({
  isOffered: world.students.isOffered,
  success: verified !== undefined,
  data: verified
    ? { university: verified.university, validUntil: verified.validUntil, verifiedOn: verified.verifiedOn }
    : null,
  begun: null,
})

export const studentVerificationRoutes = [
  route(calls.getShibboleth, async context => item(present(context, await currentVerification(context)))),
  route(calls.postShibboleth, async (context, { body }) => {
    if (body.guid !== undefined) return item(present(context, await finishVerification(context, body.guid)))
    const begun = await beginVerification(context, routes.student[context.language])
    return item({ ...present(context, await currentVerification(context)), begun })
  }),
]
