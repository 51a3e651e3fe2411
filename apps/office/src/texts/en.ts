import { common } from '@billett/web-kit/text/en/common.ts'
import { frame } from '@billett/web-kit/text/en/frame.ts'
import { signIn } from '@billett/web-kit/text/en/sign-in.ts'
import { titles } from '@billett/web-kit/text/en/titles.ts'
import { work } from '@billett/web-kit/text/en/work.ts'
import type { de as german } from './de.ts'
import { apiKeys } from './en/api-keys.ts'
import { approvals } from './en/approvals.ts'
import { attachments } from './en/attachments.ts'
import { audit } from './en/audit.ts'
import { auditActs } from './en/audit-acts.ts'
import { bank } from './en/bank.ts'
import { baseData } from './en/base-data.ts'
import { billing } from './en/billing.ts'
import { bulk } from './en/bulk.ts'
import { campaigns } from './en/campaigns.ts'
import { changes } from './en/changes.ts'
import { contracts } from './en/contracts.ts'
import { converter } from './en/converter.ts'
import { customerDocuments } from './en/customer-documents.ts'
import { decisionsOfWays } from './en/decisions-of-ways.ts'
import { doctor } from './en/doctor.ts'
import { drawn } from './en/drawn.ts'
import { dunning } from './en/dunning.ts'
import { enforcement } from './en/enforcement.ts'
import { rules } from './en/entitlement-rules.ts'
import { events } from './en/events.ts'
import { frameworks } from './en/framework-contracts.ts'
import { fraud } from './en/fraud.ts'
import { fulfilment } from './en/fulfilment.ts'
import { handOvers } from './en/hand-overs.ts'
import { invoices } from './en/invoices.ts'
import { lists } from './en/lists.ts'
import { mails } from './en/mails.ts'
import { messages } from './en/messages.ts'
import { offers } from './en/offers.ts'
import { orders } from './en/orders.ts'
import { organisations } from './en/organisations.ts'
import { pages } from './en/pages.ts'
import { payouts } from './en/payouts.ts'
import { portal } from './en/portal.ts'
import { refundActs } from './en/refund-acts.ts'
import { richText } from './en/rich-text.ts'
import { schedules } from './en/schedules.ts'
import { schoolContacts } from './en/school-contacts.ts'
import { schoolDecisions } from './en/school-decisions.ts'
import { schoolDocuments } from './en/school-documents.ts'
import { schoolImports } from './en/school-imports.ts'
import { schoolJournal } from './en/school-journal.ts'
import { schoolOrganisations } from './en/school-organisations.ts'
import { schoolPortal } from './en/school-portal.ts'
import { schoolRequests } from './en/school-requests.ts'
import { schoolYears } from './en/school-years.ts'
import { screens } from './en/screens.ts'
import { secondFactor } from './en/second-factor.ts'
import { settingNames } from './en/setting-names.ts'
import { settings } from './en/settings.ts'
import { staff } from './en/staff.ts'
import { staffDecisions } from './en/staff-decisions.ts'
import { statements } from './en/statements.ts'
import { submissions } from './en/submissions.ts'
import { tariff } from './en/tariff.ts'
import { tariffVersions } from './en/tariff-versions.ts'
import { users } from './en/users.ts'
import { webhooks } from './en/webhooks.ts'

export const en: Record<keyof typeof german, string> = {
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
  'signIn.login.logoutFirst': 'Somebody is signed in already. Please sign out first.',
  'signIn.staff.portal.headline': 'Administration',
  'signIn.staff.portal.text': 'What would you like to do?',
  'signIn.staff.insufficientRights.headline': 'You lack a right for this',
  'signIn.staff.insufficientRights.text':
    'This account cannot use the administration. Please contact your administrator.',
  'office.notFound': 'The link may be out of date or have a typing error.',
  'office.way': 'Where you are',
  /** On what asks more before it does anything. */
  'office.opens': '{{act}} …',
  'office.client': 'Client',
  'office.any': 'All',
  'office.anyClient': 'All clients',
  'office.changes.label': 'What changes',
  'office.changes.what': 'What',
  'office.changes.before': 'Before',
  'office.changes.after': 'After',
  'office.changes.none': 'Nothing is noted that changes.',
  'office.menu.label': 'Menu',
  'office.menu.groups.sale': 'Sales',
  'office.menu.groups.customers': 'Customers',
  'office.menu.groups.tariff': 'Tariff',
  'office.menu.groups.content': 'Content',
  'office.menu.groups.control': 'Oversight',
  'office.menu.groups.operation': 'Operation',
  'office.menu.waiting': 'waiting',
  'office.dark': 'Dark view',
  'office.light': 'Light view',
  'office.keys.title': 'Keyboard shortcuts',
  'office.keys.switch': 'Use keyboard shortcuts',
  'office.keys.search': 'To the search',
  'office.keys.next': 'Next row',
  'office.keys.previous': 'Previous row',
  'office.keys.choose': 'Choose the row, or not any more',
  'office.keys.actions': 'Actions of the row',
  'office.keys.help': 'This overview',
  'office.logout.onward_one': 'You are led on in {{count}} second.',
  'office.logout.onward_other': 'You are led on in {{count}} seconds.',
  'office.logout.stop': 'Stay here',
  'office.logout.stopped': 'You stay here.',
  'office.secretKept': 'I have passed it on',
  'office.toPortal': 'To the administration',
}
