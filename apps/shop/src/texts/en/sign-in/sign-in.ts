import type { signIn as german } from '../../de/sign-in/sign-in.ts'

export const signIn: Record<keyof typeof german, string> = {
  'signIn.email': 'E-mail address',
  'signIn.login.onward': 'You are being redirected …',
  'signIn.login.lead': 'With your account you find your orders on every device and need not enter your details again.',
  'signIn.login.leadAccount': 'With your account you see and change your details, payment methods and documents.',
  'signIn.login.noAccount': 'No account yet?',
  'signIn.login.register': 'Register now',
  'signIn.login.forgot': 'Forgot your password?',
  'signIn.login.apps': 'Our app',
  'signIn.login.appStore': 'Download on the App Store',
  'signIn.login.playStore': 'Get it on Google Play',
  'signIn.passkey.login': 'Sign in with a passkey',
  'signIn.passkey.notGiven': 'Your device did not offer a passkey for this shop. Please sign in with your password.',
  'signIn.resend.open': 'Send the activation e-mail again',
  'signIn.resend.title': 'Send the activation e-mail',
  'signIn.resend.text': 'We will send you the link that activates your account once more.',
  'signIn.resend.submit': 'Send',
  'signIn.resend.sent':
    'If an account with this address is waiting to be activated, the e-mail is on its way. Please check your spam folder, too.',
}
