/** Signing in somewhere else with the account from here. */
export const thirdParty = {
  'signIn.access.title': 'Anmelden bei {{name}}',
  'signIn.access.text':
    '{{name}} möchte, dass Sie sich mit Ihrem Konto hier anmelden, und bekommt dafür diese Angaben:',
  'signIn.access.approve': 'Zustimmen und weiter',
}
