import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { SignedIn } from '../../replies/user.ts'
import { MailedCode, OriginUrl, Password, UserTypeFlags } from '../../values/account.ts'
import { Email } from '../../values/person.ts'

const service = 'user' as const

const ChangePassword = z.object({ oldPassword: Password, newPassword: Password })

export const changePassword = defineCall({
  name: 'user/changePassword',
  service,
  method: 'PUT',
  path: '/user/changePassword',
  summary: 'Changes the password; every other device is signed out, this one goes on with the tokens of the answer',
  access: { who: 'user' },
  body: ChangePassword,
  reply: list(SignedIn),
})

const RequestPasswordReset = z.object({ email: Email, originUrl: OriginUrl })

export const requestPasswordReset = defineCall({
  name: 'user/requestPasswordReset',
  service,
  method: 'POST',
  path: '/user/resetPassword',
  summary: 'Mails a link to choose a new password. Answers the same for every address',
  access: { who: 'public' },
  body: RequestPasswordReset,
  reply: empty,
})

const ResetPassword = z.object({ resetKey: MailedCode, newPassword: Password, userType: UserTypeFlags })

export const resetPassword = defineCall({
  name: 'user/resetPassword',
  service,
  method: 'PUT',
  path: '/user/resetPassword',
  summary: 'Sets the password by the key of a mail, once; every device is signed out',
  access: { who: 'public' },
  body: ResetPassword,
  reply: empty,
})
