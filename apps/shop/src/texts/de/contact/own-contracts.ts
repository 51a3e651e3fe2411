/** Contracts of whoever is signed in, above the form that needs no login. */
export const ownContracts = {
  'ownContracts.headline': 'Ihre Verträge, zum nächstmöglichen Tag',
  'ownContracts.cancel': 'Diesen Vertrag kündigen',
  'ownContracts.cancelOf': 'Diesen Vertrag kündigen: {{name}}',
  'ownContracts.others': 'Für einen anderen Vertrag füllen Sie bitte das Formular aus.',
}
