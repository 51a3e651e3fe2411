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
  'signIn.staff.portal.text': 'You are signed in. The administration is not part of this shop yet.',
  'signIn.staff.insufficientRights.headline': 'You lack a right for this',
  'signIn.staff.insufficientRights.text':
    'This account cannot use the administration. Please contact your administrator.',
  'office.notFound': 'The link may be out of date or have a typing error.',
  'office.toPortal': 'To the administration',
}
