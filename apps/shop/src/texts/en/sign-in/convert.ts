import type { convert as german } from '../../de/sign-in/convert.ts'

export const convert: Record<keyof typeof german, string> = {
  'signIn.convert.headline': 'Turn your purchase into an account',
  'signIn.convert.lead': 'We know your details already. All that is missing is a password and a click in an e-mail.',
  'signIn.convert.leadUnnamed': 'All that is missing is your name, a password and a click in an e-mail.',
  'signIn.convert.forOrder': 'The account belongs to {{email}}, as in your order {{number}}.',
  'signIn.convert.offer': 'With an account you find these tickets on every device.',
  'signIn.convert.notPossible': 'No account can be created from this order.',
}
