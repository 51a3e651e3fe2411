import type { newTerms as german } from '../../de/sign-in/new-terms.ts'

export const newTerms: Record<keyof typeof german, string> = {
  'signIn.terms.title': 'New terms and conditions',
  'signIn.terms.text': 'Our terms and conditions have changed. Please read them and agree.',
  'signIn.terms.agree': 'I have read the <terms>terms and conditions</terms> and agree to them.',
  'signIn.terms.error': 'Please accept the new General Terms and Conditions (GTC).',
  'signIn.terms.save': 'Agree',
}
