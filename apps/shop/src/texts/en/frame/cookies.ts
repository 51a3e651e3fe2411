import type { cookies as german } from '../../de/frame/cookies.ts'

export const cookies: Record<keyof typeof german, string> = {
  'cookies.title': 'Your privacy',
  'cookies.text':
    'We store on your device what the shop needs to work. Anything beyond that, such as map pictures or your recent searches, is loaded or remembered only if you agree. You can change your choice at any time.',
  'cookies.privacy': 'Privacy policy',
  'cookies.legalNotice': 'Legal notice',
  'cookies.acceptAll': 'Accept all',
  'cookies.reject': 'Reject all',
  'cookies.individual': 'Choose settings',
}
