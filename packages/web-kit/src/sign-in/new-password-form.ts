import type { PasswordPolicy } from '@billett/clients'
import { key, Password } from '@billett/contract'
import { brokenPasswordRules } from '@billett/domain'
import * as z from 'zod/mini'

/** What the client's policy asks of a new password. */
export const newPasswordFields = (policy: PasswordPolicy) => ({
  password: Password.check(
    z.refine(password => brokenPasswordRules(password, policy).length === 0, key('passwordPolicy')),
  ),
  passwordRepeat: policy.repeat ? z.string().check(z.minLength(1, key('required'))) : z.string(),
})

/** Where the form keeps what the server calls the new password. */
export const newPasswordField = (named: string): string => (named === 'newPassword' ? 'password' : named)

/** Where the policy shows the second field, it has to say the same (Spec 1 §5). */
export const samePassword = (policy: PasswordPolicy) =>
  z.refine<{ password: string; passwordRepeat: string }>(
    ({ password, passwordRepeat }) => !policy.repeat || password === passwordRepeat,
    { path: ['passwordRepeat'], message: key('passwordEquality') },
  )
