/** The parts of an address, in whichever form. */
export const address = {
  'address.street': 'Straße',
  'address.houseNumber': 'Hausnummer',
  'address.postCode': 'Postleitzahl',
  'address.city': 'Ort',
  'address.country': 'Land',
  'address.additional': 'Adresszusatz',
  'address.filled': '{{field}}: {{value}} eingetragen',
  'address.suggestions_one': '{{count}} Vorschlag',
  'address.suggestions_other': '{{count}} Vorschläge',
}
