import { common } from '@billett/web-kit/text/en/common.ts'
import { frame } from '@billett/web-kit/text/en/frame.ts'
import { signIn } from '@billett/web-kit/text/en/sign-in.ts'
import { titles } from '@billett/web-kit/text/en/titles.ts'
import { work } from '@billett/web-kit/text/en/work.ts'
import type { de as german } from './de.ts'
import { orders } from './en/orders.ts'
import { screens } from './en/screens.ts'

export const en: Record<keyof typeof german, string> = {
  ...common,
  ...frame,
  ...signIn,
  ...titles,
  ...work,
  ...screens,
  ...orders,
  'signIn.login.logoutFirst': 'Somebody is signed in already. Please sign out first.',
  'signIn.staff.portal.headline': 'Administration',
  'signIn.staff.portal.text': 'What would you like to do?',
  'signIn.staff.portal.nothing': 'You are signed in. No area is open to your account yet.',
  'signIn.staff.insufficientRights.headline': 'You lack a right for this',
  'signIn.staff.insufficientRights.text':
    'This account cannot use the administration. Please contact your administrator.',
  'office.notFound': 'The link may be out of date or have a typing error.',
  'office.menu.label': 'Menu',
  'office.logout.onward_one': 'You are led on in {{count}} second.',
  'office.logout.onward_other': 'You are led on in {{count}} seconds.',
  'office.logout.stop': 'Stay here',
  'office.logout.stopped': 'You stay here.',
  'office.toPortal': 'To the administration',
}
