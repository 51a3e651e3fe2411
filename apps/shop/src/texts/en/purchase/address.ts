import type { address as german } from '../../de/purchase/address.ts'

export const address: Record<keyof typeof german, string> = {
  'address.street': 'Street',
  'address.houseNumber': 'House number',
  'address.postCode': 'Postcode',
  'address.city': 'City',
  'address.country': 'Country',
  'address.additional': 'Address line 2',
  'address.filled': '{{field}}: {{value}} filled in',
  'address.suggestions_one': '{{count}} suggestion',
  'address.suggestions_other': '{{count}} suggestions',
}
