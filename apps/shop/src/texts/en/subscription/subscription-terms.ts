/** What a subscription costs and binds to, wherever it is shown. */
export const subscriptionTerms = {
  'subscriptionTerms.perMonth': 'a month, incl. VAT',
  'subscriptionTerms.noMinimum': 'No minimum term',
  'subscriptionTerms.minimum': 'Minimum term {{months}} months',
  'subscriptionTerms.minimumTotal': 'Minimum term {{months}} months, {{total}} in all',
  'subscriptionTerms.deadline': 'Can be ended with every month, until day {{day}} of it',
  'subscriptionTerms.deadlineAfter': 'After that it can be ended with every month, until day {{day}} of it',
}
