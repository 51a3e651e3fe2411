/** What a ticket says that can be handed over to somebody else. */
export const handOver = {
  'handOver.until':
    'You can hand this ticket over until {{until}}. Whoever opens your link first and takes the ticket has it; you can then no longer get a refund.',
  'handOver.act': 'Hand over',
  'handOver.actOf': 'Hand over: {{ticket}}',
  'handOver.offered':
    'Whoever has the link can take the ticket until {{until}}. As long as nobody does, it is valid for you.',
  'handOver.link': 'Link to hand over',
  'handOver.linkHint': 'Send it only to the person who is to have the ticket. We show it only now.',
  'handOver.share': 'Share link',
  'handOver.copy': 'Copy link',
  'handOver.copied': 'The link has been copied.',
  'handOver.shareText': '{{ticket}}: take the ticket by this link.',
  'handOver.newLink': 'Show a new link',
  'handOver.newLinkOf': 'Show a new link: {{ticket}}',
  'handOver.withdraw': 'Stop handing over',
  'handOver.withdrawOf': 'Stop handing over: {{ticket}}',
  'handOver.withdrawn': 'The link is no longer valid. The ticket stays yours.',
}
