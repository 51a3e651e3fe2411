/** A link wants to sign somebody else in. */
export const offeredSession = {
  'signIn.offered.title': 'Konto wechseln?',
  'signIn.offered.text':
    'Ein Link möchte Sie als „{{name}}“ anmelden. Auf diesem Gerät ist schon ein anderes Konto angemeldet. Wechseln Sie nur, wenn Sie das erwartet haben.',
  'signIn.offered.change': 'Konto wechseln',
  'signIn.offered.stay': 'Angemeldet bleiben',
}
