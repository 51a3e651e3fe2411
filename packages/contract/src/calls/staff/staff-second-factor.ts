import { SECOND_FACTOR_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { Password } from '../../values/account.ts'
import { InstantText } from '../../values/answered.ts'
import { Guid } from '../../values/text.ts'

const service = 'admin' as const
const staff = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const
/** Whoever may need one, about their own. */
const own = { ...staff, orPortal: true } as const

const SecondFactor = z.object({
  state: z.enum(SECOND_FACTOR_STATES),
  /** Whether an app of theirs shows codes. */
  app: z.boolean(),
  /** How many passkeys they have. */
  passkeys: z.int(),
  /** How many of the codes are left that they have written down. */
  recoveryCodes: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const getSecondFactor = defineCall({
  name: 'admin/getSecondFactor',
  service,
  method: 'GET',
  path: '/admin/secondFactor',
  summary: 'What the caller has beside the password, and whether they have to show it or set it up',
  access: { ...own, before: ['toShow', 'toSetUp'] },
  reply: list(SecondFactor),
})

const NewCodeApp = z.object({ password: Password })

const CodeAppSecret = z.object({
  /** To be typed into the app, where it cannot open the address: base32. */
  secret: z.string(),
  /** Opens the app on the same device (`otpauth`). */
  uri: z.string(),
})
export type CodeAppSecret = z.infer<typeof CodeAppSecret>

export const beginCodeApp = defineCall({
  name: 'admin/beginCodeApp',
  service,
  method: 'POST',
  path: '/admin/secondFactor/app/begin',
  summary: 'What an app is to know to show codes; asks for the password, and opens nothing before its first right code',
  access: { ...own, before: ['toSetUp'] },
  body: NewCodeApp,
  reply: list(CodeAppSecret),
})

/** Six digits of an app, or what was written down; spaces and dashes are as people like them. */
const FactorCode = z.string().check(z.minLength(1, key('required')), z.maxLength(40, key('exceedMaximumLength')))

const ShownCode = z.object({ code: FactorCode })

const RecoveryCodes = z.object({
  /** Each is good once, instead of a code of the app; they are said this once. */
  recoveryCodes: z.array(z.string()),
})
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const confirmCodeApp = defineCall({
  name: 'admin/confirmCodeApp',
  service,
  method: 'POST',
  path: '/admin/secondFactor/app',
  summary: 'The app shows its first right code: it counts from now on, instead of an earlier one',
  access: { ...own, before: ['toSetUp'] },
  body: ShownCode,
  reply: list(RecoveryCodes),
})

const ShownFactor = z.object({
  /** Until then calls are answered that ask for a fresh proof. */
  until: InstantText,
})

export const showSecondFactor = defineCall({
  name: 'admin/showSecondFactor',
  service,
  method: 'POST',
  path: '/admin/secondFactor/show',
  summary: 'Shows who the caller is by a code of their app, or by one they have written down, once',
  access: { ...own, before: ['toShow'] },
  body: ShownCode,
  reply: list(ShownFactor),
})

export const renewRecoveryCodes = defineCall({
  name: 'admin/renewRecoveryCodes',
  service,
  method: 'POST',
  path: '/admin/secondFactor/recoveryCodes',
  summary: 'New codes to be written down; those from before are good for nothing any more',
  access: { ...own, stepUp: true },
  reply: list(RecoveryCodes),
})

const StaffParams = z.object({ userId: Guid })

const ResetFactor = z.object({ userId: z.string() })

export const resetSecondFactor = defineCall({
  name: 'admin/resetSecondFactor',
  service,
  method: 'POST',
  path: '/admin/staff/{userId}/secondFactor/reset',
  summary: 'Takes away what somebody of the company has lost: their app, codes and passkeys, and signs them out',
  access: { ...staff, rights: [...staff.rights, 'AllowedToManageStaff'], stepUp: true },
  params: StaffParams,
  reply: list(ResetFactor),
})
