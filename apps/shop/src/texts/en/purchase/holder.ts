import type { holder as german } from '../../de/purchase/holder.ts'

export const holder: Record<keyof typeof german, string> = {
  'holder.title': 'Your ticket',
  'holder.valid': 'Valid, {{time}} left',
  'holder.validDays_one': 'Valid, {{count}} day left',
  'holder.validDays_other': 'Valid, {{count}} days left',
  'holder.from': 'Valid from {{when}}',
  'holder.rides_one': '{{count}} ride left',
  'holder.rides_other': '{{count}} rides left',
  'holder.show': 'Show ticket',
  'holder.showOf': 'Show ticket: {{ticket}}',
  'holder.more_one': 'and {{count}} more',
  'holder.more_other': 'and {{count}} more',
  'holder.before': 'Last purchase',
  'holder.again': 'Buy again',
  'holder.againOf': 'Buy again: {{ticket}}',
}
