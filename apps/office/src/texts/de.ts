import { common } from '@billett/web-kit/text/de/common.ts'
import { frame } from '@billett/web-kit/text/de/frame.ts'
import { signIn } from '@billett/web-kit/text/de/sign-in.ts'
import { titles } from '@billett/web-kit/text/de/titles.ts'
import { work } from '@billett/web-kit/text/de/work.ts'
import { apiKeys } from './de/api-keys.ts'
import { approvals } from './de/approvals.ts'
import { attachments } from './de/attachments.ts'
import { audit } from './de/audit.ts'
import { auditActs } from './de/audit-acts.ts'
import { bank } from './de/bank.ts'
import { baseData } from './de/base-data.ts'
import { billing } from './de/billing.ts'
import { bulk } from './de/bulk.ts'
import { campaigns } from './de/campaigns.ts'
import { changes } from './de/changes.ts'
import { contracts } from './de/contracts.ts'
import { converter } from './de/converter.ts'
import { customerDocuments } from './de/customer-documents.ts'
import { decisionsOfWays } from './de/decisions-of-ways.ts'
import { doctor } from './de/doctor.ts'
import { drawn } from './de/drawn.ts'
import { dunning } from './de/dunning.ts'
import { enforcement } from './de/enforcement.ts'
import { rules } from './de/entitlement-rules.ts'
import { events } from './de/events.ts'
import { frameworks } from './de/framework-contracts.ts'
import { fraud } from './de/fraud.ts'
import { fulfilment } from './de/fulfilment.ts'
import { handOvers } from './de/hand-overs.ts'
import { invoices } from './de/invoices.ts'
import { lists } from './de/lists.ts'
import { mails } from './de/mails.ts'
import { messages } from './de/messages.ts'
import { offers } from './de/offers.ts'
import { orders } from './de/orders.ts'
import { organisations } from './de/organisations.ts'
import { pages } from './de/pages.ts'
import { payouts } from './de/payouts.ts'
import { portal } from './de/portal.ts'
import { refundActs } from './de/refund-acts.ts'
import { richText } from './de/rich-text.ts'
import { schedules } from './de/schedules.ts'
import { schoolContacts } from './de/school-contacts.ts'
import { schoolDecisions } from './de/school-decisions.ts'
import { schoolDocuments } from './de/school-documents.ts'
import { schoolImports } from './de/school-imports.ts'
import { schoolJournal } from './de/school-journal.ts'
import { schoolOrganisations } from './de/school-organisations.ts'
import { schoolPortal } from './de/school-portal.ts'
import { schoolRequests } from './de/school-requests.ts'
import { schoolYears } from './de/school-years.ts'
import { screens } from './de/screens.ts'
import { secondFactor } from './de/second-factor.ts'
import { settingNames } from './de/setting-names.ts'
import { settings } from './de/settings.ts'
import { staff } from './de/staff.ts'
import { staffDecisions } from './de/staff-decisions.ts'
import { statements } from './de/statements.ts'
import { submissions } from './de/submissions.ts'
import { tariff } from './de/tariff.ts'
import { tariffVersions } from './de/tariff-versions.ts'
import { users } from './de/users.ts'
import { webhooks } from './de/webhooks.ts'

/** Everything the office says in German. */
export const de = {
  ...common,
  ...frame,
  ...signIn,
  ...titles,
  ...work,
  ...screens,
  ...schoolPortal,
  ...schoolImports,
  ...schoolYears,
  ...schoolRequests,
  ...schoolDocuments,
  ...schoolContacts,
  ...schoolDecisions,
  ...schoolJournal,
  ...decisionsOfWays,
  ...staffDecisions,
  ...schoolOrganisations,
  ...secondFactor,
  ...lists,
  ...orders,
  ...refundActs,
  ...changes,
  ...contracts,
  ...customerDocuments,
  ...drawn,
  ...offers,
  ...rules,
  ...frameworks,
  ...organisations,
  ...enforcement,
  ...doctor,
  ...billing,
  ...handOvers,
  ...payouts,
  ...campaigns,
  ...invoices,
  ...mails,
  ...submissions,
  ...users,
  ...staff,
  ...bulk,
  ...attachments,
  ...fulfilment,
  ...webhooks,
  ...apiKeys,
  ...baseData,
  ...dunning,
  ...fraud,
  ...bank,
  ...approvals,
  ...audit,
  ...auditActs,
  ...events,
  ...messages,
  ...richText,
  ...schedules,
  ...settings,
  ...settingNames,
  ...statements,
  ...tariffVersions,
  ...converter,
  ...pages,
  ...tariff,
  ...portal,
  'signIn.login.logoutFirst': 'Es ist schon jemand angemeldet. Bitte melden Sie sich zuerst ab.',
  'signIn.staff.portal.headline': 'Verwaltung',
  'signIn.staff.portal.text': 'Was möchten Sie tun?',
  'signIn.staff.insufficientRights.headline': 'Dafür fehlt Ihnen ein Recht',
  'signIn.staff.insufficientRights.text':
    'Mit diesem Konto können Sie die Verwaltung nicht benutzen. Bitte wenden Sie sich an Ihre Administration.',
  'office.notFound': 'Vielleicht ist der Link veraltet oder hat einen Tippfehler.',
  'office.way': 'Wo Sie sind',
  /** On what asks more before it does anything. */
  'office.opens': '{{act}} …',
  'office.client': 'Mandant',
  'office.any': 'Alle',
  'office.anyClient': 'Alle Mandanten',
  'office.changes.label': 'Was sich ändert',
  'office.changes.what': 'Was',
  'office.changes.before': 'Vorher',
  'office.changes.after': 'Nachher',
  'office.changes.none': 'Dazu ist nichts vermerkt, was sich ändert.',
  'office.menu.label': 'Menü',
  'office.menu.groups.sale': 'Verkauf',
  'office.menu.groups.customers': 'Kunden',
  'office.menu.groups.tariff': 'Tarif',
  'office.menu.groups.content': 'Inhalte',
  'office.menu.groups.control': 'Aufsicht',
  'office.menu.groups.operation': 'Betrieb',
  'office.menu.waiting': 'warten',
  'office.dark': 'Dunkle Ansicht',
  'office.light': 'Helle Ansicht',
  'office.keys.title': 'Tastenkürzel',
  'office.keys.switch': 'Tastenkürzel benutzen',
  'office.keys.search': 'Zur Suche',
  'office.keys.next': 'Nächste Zeile',
  'office.keys.previous': 'Vorige Zeile',
  'office.keys.choose': 'Zeile auswählen oder nicht mehr',
  'office.keys.actions': 'Aktionen der Zeile',
  'office.keys.help': 'Diese Übersicht',
  'office.logout.onward_one': 'In {{count}} Sekunde geht es weiter.',
  'office.logout.onward_other': 'In {{count}} Sekunden geht es weiter.',
  'office.logout.stop': 'Hier bleiben',
  'office.logout.stopped': 'Sie bleiben hier.',
  'office.secretKept': 'Ich habe ihn weitergegeben',
  'office.toPortal': 'Zur Verwaltung',
}
