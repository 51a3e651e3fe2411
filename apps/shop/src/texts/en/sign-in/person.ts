import type { person as german } from '../../de/sign-in/person.ts'

export const person: Record<keyof typeof german, string> = {
  'person.salutation': 'Form of address',
  'person.title': 'Title',
  'person.noTitle': 'No title',
  'person.birthDateHint': 'You must be at least {{age}} years old to have an account.',
  'person.phone': 'Phone',
  'person.phoneHint': 'For questions about your orders',
  'person.questions': 'Further details',
  'person.noChoice': 'Please choose',
  'person.amountIn': 'Amount in {{currency}}',
}
