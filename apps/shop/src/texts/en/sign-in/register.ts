import { NEWSLETTER_WORDING } from '@billett/domain'
import type { register as german } from '../../de/sign-in/register.ts'

export const register: Record<keyof typeof german, string> = {
  'signIn.register.headline': 'Register',
  'signIn.register.lead': 'It takes two minutes to create an account. Your cart stays as it is.',
  'signIn.register.tabs': 'Are you a customer already?',
  'signIn.register.newCustomer': 'I am new here',
  'signIn.register.existingCustomer': 'I am a customer already',
  'signIn.register.account': 'Sign-in details',
  'signIn.register.person': 'About you',
  'signIn.register.address': 'Invoice address',
  'signIn.register.deviating': 'Send my letters to another address',
  'signIn.register.deviatingAddress': 'Other postal address',
  'signIn.register.addressChanged': 'My address has changed',
  'signIn.register.newAddress': 'Your current address',
  'signIn.register.addressConfirmed': 'This address is correct.',
  'signIn.register.consent': 'Consent',
  'signIn.register.terms': 'I have read the <terms>terms and conditions</terms> and agree to them.',
  'signIn.register.privacy': 'How we treat your data is described in the <privacy>privacy policy</privacy>.',
  'signIn.register.newsletter': NEWSLETTER_WORDING.en,
  'signIn.register.claim': 'Your customer record',
  'signIn.register.activationToken': 'Activation code',
  'signIn.register.activationTokenHint': 'You find it in the letter you received from us.',
  'signIn.register.customerNumber': 'Customer number',
  'signIn.register.customerNumberHint': 'You find it on your customer card and on every invoice.',
  'signIn.register.sentHeadline': 'Just one more step',
  'signIn.register.sentText':
    'We have sent an e-mail to {{email}}. Open the link in it to activate your account. If there is an account with this address already, the e-mail says so.',
  'signIn.register.sentHint': 'No e-mail? Check your spam folder or have it sent again.',
  'signIn.register.closed': 'This shop does not take registrations. You can buy as a guest.',
}
