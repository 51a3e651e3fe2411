import type { frame as german } from '../../de/frame/frame.ts'

export const frame: Record<keyof typeof german, string> = {
  'frame.mainNavigation': 'Main navigation',
  'frame.breadcrumbs': 'You are here',
  'frame.needsScript':
    'Your browser needs JavaScript for this page. Without it you can <start>search for journeys</start>, <cancel>cancel a contract</cancel> or <withdraw>withdraw from one</withdraw>, and <contact>reach us</contact>.',
  'frame.tickets': 'Tickets',
  'frame.myTickets': 'My tickets',
  'frame.cartEmpty': 'Cart, still empty',
  'frame.cartFilled_one': 'Cart, {{count}} ticket, {{total}}',
  'frame.cartFilled_other': 'Cart, {{count}} tickets, {{total}}',
  'frame.footer.accessibility': 'Accessibility',
  'frame.footer.information': 'Information',
  'frame.footer.cookieSettings': 'Cookie settings',
  'frame.footer.reportBarrier': 'Report a barrier',
  'frame.footer.faq': 'Frequently asked questions',
  'frame.footer.payment': 'Payment methods',
  'frame.footer.onBehalf': 'On behalf of',
  'frame.footer.operator': 'Operator',
  'frame.messages.step': 'Message {{step}} of {{count}}',
  'frame.browser.text': 'Your browser {{name}} {{version}} is outdated. Some things may not work in it.',
  'frame.browser.more': 'Learn more',
  'frame.browser.ignore': 'Hide for three days',
  'frame.menu.signIn': 'Sign in',
  'frame.menu.register': 'Register',
  'frame.menu.account': 'My account',
  'frame.menu.orders': 'My orders',
  'frame.menu.terms': 'Accept new terms and conditions',
  'frame.menu.attention': 'Please note: new terms and conditions',

  'frame.createAccount': 'Create account',
  'frame.findTicket': 'Find a ticket',
}
