import type { resetPassword as german } from '../../de/sign-in/reset-password.ts'

export const resetPassword: Record<keyof typeof german, string> = {
  'signIn.reset.headline': 'Reset your password',
  'signIn.reset.lead': 'Tell us your e-mail address. We will send you a link to choose a new password.',
  'signIn.reset.submit': 'Request the link',
  'signIn.reset.sentHeadline': 'Please check your inbox',
  'signIn.reset.sentText':
    'If there is an account with {{email}}, the e-mail with the link is on its way. The link is valid for a short time only. If your account is not activated yet, the activation e-mail comes instead.',
  'signIn.reset.otherEmail': 'Use another e-mail address',
  'signIn.reset.newLink': 'Request a new link',
  'signIn.reset.closed': 'There are no passwords to reset in this shop.',
}
