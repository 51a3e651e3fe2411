/** A link wants to sign somebody else in. */
export const offeredSession = {
  'signIn.offered.title': 'Change the account?',
  'signIn.offered.text':
    'A link wants to sign you in as “{{name}}”. Another account is signed in on this device already. Change only if you have expected this.',
  'signIn.offered.change': 'Change the account',
  'signIn.offered.stay': 'Stay signed in',
}
