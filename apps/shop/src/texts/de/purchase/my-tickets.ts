/** What was bought on this device. */
export const myTickets = {
  'confirmation.list.headline': 'Meine Tickets',
  'confirmation.list.lead': 'Was Sie auf diesem Gerät gekauft oder von Ihren Abos angesehen haben, auch ohne Netz.',
  'confirmation.list.none': 'Auf diesem Gerät sind keine Tickets',
  'confirmation.list.noneText':
    'Gekaufte Tickets erscheinen hier. Sonst öffnen Sie den Link aus Ihrer Bestätigungsmail.',
  'confirmation.list.open': 'Öffnen',
  'confirmation.list.forget': 'Von diesem Gerät entfernen',
  'confirmation.list.openOf': 'Öffnen: {{what}}',
  'confirmation.list.forgetOf': 'Von diesem Gerät entfernen: {{what}}',
  'confirmation.list.groups.valid': 'Jetzt gültig',
  'confirmation.list.groups.coming': 'Demnächst',
  'confirmation.list.groups.past': 'Beendet ({{count}})',
  'confirmation.list.left': 'Noch {{time}}',
  'confirmation.list.days_one': '{{count}} Tag',
  'confirmation.list.days_other': '{{count}} Tage',
  'confirmation.list.ridesLeft_one': 'Noch {{count}} Fahrt von {{all}}',
  'confirmation.list.ridesLeft_other': 'Noch {{count}} Fahrten von {{all}}',

  'confirmation.list.void': 'Gilt nicht mehr',
  'confirmation.list.handedOver': 'weitergegeben',
  'confirmation.list.states.open': 'offen',
  'confirmation.list.states.completed': 'bezahlt',
  'confirmation.list.states.inProgress': 'in Arbeit',
  'confirmation.list.states.canceled': 'abgebrochen',
  'confirmation.list.states.reversed': 'storniert',
  'confirmation.list.states.paymentPending': 'Zahlung offen',
}
