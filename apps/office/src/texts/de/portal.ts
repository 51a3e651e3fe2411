/** What the figures of the portal say. */
export const portal = {
  'portal.finishedOrders': 'Ausgegebene Bestellungen, insgesamt',
  'portal.ordersOfSevenDays': 'In sieben Tagen bezahlte Bestellungen',
  'portal.newUsersToday': 'Heute registrierte Kunden',
  'portal.allUsers': 'Kunden mit Konto',
  'portal.openEvents': 'Ereignisse, die niemand zur Kenntnis genommen hat',
  'portal.waitingApprovals': 'Freigaben, die auf eine zweite Person warten',
  'portal.failedRefunds': 'Bestellungen, deren Erstattung fehlgeschlagen ist',
  'portal.undecidedContracts': 'Verträge mit einem offenen Antrag',
  'portal.parkedContracts': 'Zurückgestellte Verträge',
  'portal.submissions.cancellation': 'Kündigungen ohne Anmeldung, die zu entscheiden sind',
  'portal.submissions.withdrawal': 'Widerrufe, die zu entscheiden sind',
  'portal.submissions.barrier': 'Gemeldete Barrieren, die niemand erledigt hat',
  'portal.submissions.feedback': 'Rückmeldungen, die niemand erledigt hat',
  'portal.oldestEvent': 'Das älteste wartet seit {{moment}}.',
}
