/** A payment that was left before its end. */
export const orderRecovery = {
  'order.recovery.title': 'Ihre Zahlung wurde unterbrochen',
  'order.recovery.text':
    'Zu Ihrer Bestellung über {{total}} ist noch eine Zahlung offen. Sie können sie fortsetzen oder die Bestellung abbrechen. Beim Abbrechen wird nichts abgebucht.',
  'order.recovery.abort': 'Bestellung abbrechen',
  'order.recovery.retry': 'Zahlung fortsetzen',
}
