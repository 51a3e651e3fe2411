import type { thirdParty as german } from '../../de/sign-in/third-party.ts'

export const thirdParty: Record<keyof typeof german, string> = {
  'signIn.access.title': 'Sign in to {{name}}',
  'signIn.access.text': '{{name}} would like you to sign in with your account here and will receive these details:',
  'signIn.access.approve': 'Agree and continue',
}
