import { common } from '@billett/web-kit/text/de/common.ts'
import { frame } from '@billett/web-kit/text/de/frame.ts'
import { signIn } from '@billett/web-kit/text/de/sign-in.ts'
import { titles } from '@billett/web-kit/text/de/titles.ts'
import { work } from '@billett/web-kit/text/de/work.ts'
import { orders } from './de/orders.ts'
import { screens } from './de/screens.ts'

/** Everything the office says in German. */
export const de = {
  ...common,
  ...frame,
  ...signIn,
  ...titles,
  ...work,
  ...screens,
  ...orders,
  'signIn.login.logoutFirst': 'Es ist schon jemand angemeldet. Bitte melden Sie sich zuerst ab.',
  'signIn.staff.portal.headline': 'Verwaltung',
  'signIn.staff.portal.text': 'Was möchten Sie tun?',
  'signIn.staff.portal.nothing': 'Sie sind angemeldet. Für Ihr Konto ist noch kein Bereich freigegeben.',
  'signIn.staff.insufficientRights.headline': 'Dafür fehlt Ihnen ein Recht',
  'signIn.staff.insufficientRights.text':
    'Mit diesem Konto können Sie die Verwaltung nicht benutzen. Bitte wenden Sie sich an Ihre Administration.',
  'office.notFound': 'Vielleicht ist der Link veraltet oder hat einen Tippfehler.',
  'office.menu.label': 'Menü',
  'office.logout.onward_one': 'In {{count}} Sekunde geht es weiter.',
  'office.logout.onward_other': 'In {{count}} Sekunden geht es weiter.',
  'office.logout.stop': 'Hier bleiben',
  'office.logout.stopped': 'Sie bleiben hier.',
  'office.toPortal': 'Zur Verwaltung',
}
