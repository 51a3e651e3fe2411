import type { account as german } from '../../de/account/account.ts'

export const account: Record<keyof typeof german, string> = {
  'account.headline': 'Hello, {{name}}',
  'account.headlineNoName': 'Hello',
  'account.lead': 'Here you find your tickets and orders and manage your details.',
  'account.loadFailed': 'Your account could not be loaded.',
  'account.customerNumber': 'Customer number {{number}}',
  'account.deletionRequested': 'Your account will be deleted on {{date}}.',
  'account.withdrawDeletion': 'Withdraw the deletion',

  'account.latest.headline': 'Last purchase',
  'account.latest.bought': 'On {{date}} for {{amount}}',
  'account.latest.show': 'View tickets',
  'account.latest.none': 'No ticket bought yet',
  'account.latest.find': 'Find a ticket',

  'account.groups.tickets': 'Tickets and documents',
  'account.groups.paying': 'Payment',
  'account.groups.person': 'About you',
  'account.groups.wishes': 'Your preferences',
  'account.groups.safety': 'Security',

  'account.tiles.paymentMethods': 'Cards and accounts you pay with',
  'account.tiles.mandates': 'Give, change and revoke',
  'account.tiles.prepaid': 'Check the balance and top up',
  'account.tiles.orderHistory': 'View, download as PDF, buy again',
  'account.tiles.userInfo': 'Name, e-mail address and invoice address',
  'account.tiles.userPassword': 'Choose a new password',
  'account.tiles.notifications': 'What we may write to you about',
  'account.tiles.devices': 'Where you are signed in',
  'account.tiles.journeySettings': 'How you would like to travel',
  'account.tiles.student': 'Prove that you are a student',
  'account.tiles.documents': 'Contracts and letters for you',
  'account.tiles.profilePicture': 'Upload or remove',
  'account.tiles.addresses': 'Addresses to choose from when you buy',
  'account.tiles.deleteAccount': 'Download all your data or delete the account',
  'account.tiles.subscriptions': 'Your subscriptions and what you can change about them',
}
