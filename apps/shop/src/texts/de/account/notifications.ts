import { NEWSLETTER_WORDING } from '@billett/domain'
/** What the owner wants to be written about. */
export const notifications = {
  'account.notifications.headline': 'Benachrichtigungen',
  'account.notifications.lead':
    'Mails zu Ihren Bestellungen und zu Ihrem Konto kommen immer. Alles andere bestimmen Sie.',
  'account.notifications.newsletter': 'Newsletter',
  'account.notifications.newsletterText': NEWSLETTER_WORDING.de,
  'account.notifications.tariffChanges': 'Tarifänderungen',
  'account.notifications.tariffChangesText': 'Bevor sich Preise oder Zonen ändern',
  'account.notifications.ticketReminders': 'Erinnerungen',
  'account.notifications.ticketRemindersText': 'Bevor eines Ihrer Tickets abläuft',
  'account.notifications.save': 'Speichern',
  'account.notifications.saved': 'Ihre Auswahl ist gespeichert.',
}
