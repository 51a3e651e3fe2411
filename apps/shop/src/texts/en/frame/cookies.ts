import type { cookies as german } from '../../de/frame/cookies.ts'

export const cookies: Record<keyof typeof german, string> = {
  'cookies.title': 'Your privacy',
  'cookies.text':
    'We always store what the shop needs, map pictures and recent searches only if you agree. You can change that at any time.',
  'cookies.privacy': 'Privacy',
  'cookies.legalNotice': 'Legal notice',
  'cookies.acceptAll': 'Accept all',
  'cookies.reject': 'Reject all',
  'cookies.individual': 'Choose settings',
}
