/** What a subscription costs and binds to, wherever it is shown. */
export const subscriptionTerms = {
  'subscriptionTerms.perMonth': 'im Monat, inkl. MwSt.',
  'subscriptionTerms.noMinimum': 'Ohne Mindestlaufzeit',
  'subscriptionTerms.minimum': 'Mindestlaufzeit {{months}} Monate',
  'subscriptionTerms.minimumTotal': 'Mindestlaufzeit {{months}} Monate, zusammen {{total}}',
  'subscriptionTerms.deadline': 'Jeden Monat kündbar, bis zum {{day}}. zum Monatsende',
  'subscriptionTerms.deadlineAfter': 'Danach jeden Monat kündbar, bis zum {{day}}. zum Monatsende',
}
