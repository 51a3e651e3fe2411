/** What the page says that a link to a ticket leads to. */
export const takeTicket = {
  'takeTicket.lead': 'Jemand möchte Ihnen dieses Ticket weitergeben.',
  'takeTicket.looking': 'Wir sehen nach, welches Ticket das ist.',
  'takeTicket.until': 'Bis {{until}}\u00a0Uhr können Sie es übernehmen. Danach gilt der Link nicht mehr.',
  'takeTicket.cost': 'Es kostet Sie nichts. Erstattet wird es nicht.',
  'takeTicket.email': 'E-Mail',
  'takeTicket.emailHint': 'Dorthin schicken wir Ihnen das Ticket.',
  'takeTicket.account': 'Das Ticket kommt in Ihr Konto.',
  'takeTicket.take': 'Ticket übernehmen',
  'takeTicket.show': 'Ticket ansehen',
  'takeTicket.yours': 'Sie haben dieses Ticket übernommen.',
  'takeTicket.failed': 'Das Ticket lässt sich nicht übernehmen',
  'takeTicket.noAnswer':
    'Wir konnten nicht nachsehen. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
  'takeTicket.again': 'Noch einmal versuchen',
  'takeTicket.start': 'Zur Startseite',
}
