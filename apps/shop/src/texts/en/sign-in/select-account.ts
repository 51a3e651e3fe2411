import type { selectAccount as german } from '../../de/sign-in/select-account.ts'

export const selectAccount: Record<keyof typeof german, string> = {
  'signIn.selectAccount.headline': 'Which account?',
  'signIn.selectAccount.lead': 'Choose how you would like to continue.',
  'signIn.selectAccount.current': 'Continue as {{name}}',
  'signIn.selectAccount.other': 'Sign in with another account',
  'signIn.selectAccount.signIn': 'I have an account',
  'signIn.selectAccount.signInHint': 'Your details are already there, and you find your tickets on every device.',
  'signIn.selectAccount.create': 'I would like to create an account',
  'signIn.selectAccount.createHint': 'Done in two minutes; your cart stays as it is.',
  'signIn.selectAccount.guest': 'I would like to continue as a guest',
  'signIn.selectAccount.guestHint': 'Without an account: your tickets come by e-mail and stay on this device.',
  'signIn.selectAccount.onward': 'Continue',
}
