import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { Guid } from '../../values/text.ts'
import { DeviceAnswer, DeviceQuestion } from '../people/user-passkeys.ts'

const service = 'admin' as const
const staff = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

export const beginStepUp = defineCall({
  name: 'admin/beginStepUp',
  service,
  method: 'POST',
  path: '/admin/stepUp/begin',
  summary: 'What a passkey of the caller is to sign to show once more who they are',
  access: { ...staff, before: ['toShow'] },
  reply: list(DeviceQuestion),
})

const StepUp = z.object({ answer: DeviceAnswer })

const Proven = z.object({
  /** Until then calls are answered that ask for a fresh proof. */
  until: InstantText,
})

export const stepUp = defineCall({
  name: 'admin/stepUp',
  service,
  method: 'POST',
  path: '/admin/stepUp',
  summary: 'Shows once more who the caller is, for what is dangerous',
  access: { ...staff, before: ['toShow'] },
  body: StepUp,
  reply: list(Proven),
})

const StaffParams = z.object({ userId: Guid })

/** Numbers of rights. */
const RightNumbers = z
  .array(z.int(key('number')).check(z.gte(1, key('outOfRange')), z.lte(999, key('outOfRange'))))
  .check(z.maxLength(100, key('outOfRange')))

const SetRights = z.object({
  /** All that the person is to have. */
  rights: RightNumbers,
  /** What they had when the caller looked; refused when somebody has changed it meanwhile. */
  expected: RightNumbers,
})

const HeldRights = z.object({ userId: z.string(), rights: z.array(z.int()) })

export const setStaffRights = defineCall({
  name: 'admin/setStaffRights',
  service,
  method: 'POST',
  path: '/admin/staff/{userId}/rights',
  summary: 'Gives somebody of the company other rights; they count with the next call',
  access: { ...staff, rights: [...staff.rights, 'AllowedToManageStaff'], stepUp: true, approval: 'rights' },
  params: StaffParams,
  body: SetRights,
  reply: list(HeldRights),
})
