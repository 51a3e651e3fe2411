import * as calls from '@billett/contract'
import { item } from '../../call/answer.ts'
import { route } from '../../call/route.ts'
import type { VerifiedStudent } from './student-verification.repository.ts'
import { beginVerification, currentVerification, finishVerification } from './verify-student.ts'

/** Where the customer comes back to unless the page says otherwise. */
const STUDENT_PAGE = '/account/accountManagement/student'

const present = (verified: VerifiedStudent | undefined): calls.StudentVerification => ({
  success: verified !== undefined,
  data: verified
    ? { university: verified.university, validUntil: verified.validUntil, verifiedOn: verified.verifiedOn }
    : null,
  begun: null,
})

export const studentVerificationRoutes = [
  route(calls.getShibboleth, async context => item(present(await currentVerification(context)))),
  route(calls.postShibboleth, async (context, { body }) => {
    if (body.guid !== undefined) return item(present(await finishVerification(context, body.guid)))
    const begun = await beginVerification(context, STUDENT_PAGE)
    return item({ ...present(await currentVerification(context)), begun })
  }),
]
