import type { frame as german } from '../de/frame.ts'

export const frame: Record<keyof typeof german, string> = {
  'frame.skipToContent': 'Skip to content',
  'frame.home': '{{name}}, start page',
  'frame.switchTo.de': 'Deutsch',
  'frame.switchTo.en': 'English',
  'frame.footer.contrastOn': 'Switch on high contrast',
  'frame.footer.contrastOff': 'Switch off high contrast',
  'frame.footer.statement': 'Accessibility statement',
  'frame.menu.open': 'Account of {{name}}',
  'frame.menu.signOut': 'Sign out',
  'pages.notFound.headline': 'This page does not exist',
  'frame.footer.cancelContracts': 'Cancel contracts here',
  'frame.footer.withdrawContract': 'Withdraw from a contract',
}
