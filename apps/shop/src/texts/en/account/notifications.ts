import { NEWSLETTER_WORDING } from '@billett/domain'
import type { notifications as german } from '../../de/account/notifications.ts'

export const notifications: Record<keyof typeof german, string> = {
  'account.notifications.headline': 'Notifications',
  'account.notifications.lead': 'You always receive e-mails about your orders and your account. The rest is up to you.',
  'account.notifications.newsletter': 'Newsletter',
  'account.notifications.newsletterText': NEWSLETTER_WORDING.en,
  'account.notifications.tariffChanges': 'Fare changes',
  'account.notifications.tariffChangesText': 'Before prices or zones change',
  'account.notifications.ticketReminders': 'Reminders',
  'account.notifications.ticketRemindersText': 'Before one of your tickets expires',
  'account.notifications.save': 'Save',
  'account.notifications.saved': 'Your choice is saved.',
}
