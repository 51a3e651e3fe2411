/** What a customer can ask to be written to about. Mails that an order or the law needs are not among them. */
export const NOTIFICATION_KINDS = ['newsletter', 'tariffChanges', 'ticketReminders'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
