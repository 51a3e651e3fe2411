export const confirmation = {
  headline: 'Ihre Bestellung',
  none: 'Keine Bestellung gefunden',
  noneText: 'Öffnen Sie den Link aus Ihrer Bestätigungsmail oder kaufen Sie ein Ticket.',
}
