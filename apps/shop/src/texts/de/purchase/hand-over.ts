/** What a ticket says that can be handed over to somebody else. */
export const handOver = {
  'handOver.until':
    'Bis {{until}}\u00a0Uhr können Sie das Ticket weitergeben. Wer Ihren Link zuerst öffnet und das Ticket übernimmt, hat es; den Preis bekommen Sie dann nicht mehr erstattet.',
  'handOver.act': 'Weitergeben',
  'handOver.actOf': 'Weitergeben: {{ticket}}',
  'handOver.offered':
    'Bis {{until}}\u00a0Uhr kann das Ticket übernehmen, wer den Link hat. Solange das niemand tut, gilt es für Sie.',
  'handOver.link': 'Link zum Weitergeben',
  'handOver.linkHint': 'Schicken Sie ihn nur der Person, die das Ticket bekommen soll. Wir zeigen ihn nur jetzt.',
  'handOver.share': 'Link teilen',
  'handOver.copy': 'Link kopieren',
  'handOver.copied': 'Der Link ist kopiert.',
  'handOver.shareText': '{{ticket}}: mit diesem Link übernehmen Sie das Ticket.',
  'handOver.newLink': 'Neuen Link anzeigen',
  'handOver.newLinkOf': 'Neuen Link anzeigen: {{ticket}}',
  'handOver.withdraw': 'Nicht mehr weitergeben',
  'handOver.withdrawOf': 'Nicht mehr weitergeben: {{ticket}}',
  'handOver.withdrawn': 'Der Link gilt nicht mehr. Das Ticket bleibt Ihres.',
}
