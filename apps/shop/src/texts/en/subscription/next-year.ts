/** What parents read by the link of a letter about the next school year. */
export const nextYear = {
  'nextYear.lead': 'Ticket to school of {{pupil}} in the school year {{year}}, from {{day}}',
  'nextYear.over':
    '{{authority}} does not pay for the way to school in the new school year. Without your answer the ticket ends with the old one.',
  'nextYear.price': 'Your price a month',
  'nextYear.terms': 'The ticket goes on as it was, and you pay for it alone. You can cancel as your contract says.',
  'nextYear.noOwnPrice': 'This ticket cannot be had at a price of your own.',
  'nextYear.goesOn': 'The ticket goes on. From {{day}} you pay {{price}} a month.',
  'nextYear.exemption': 'The exemption from the own share holds until {{day}}. For it to go on we need a new proof.',
  'nextYear.proof': 'New proof',
  'nextYear.anotherProof': 'Another proof, should the first be the wrong one',
  'nextYear.proofHint': 'Photo or PDF. Whoever decides sees the proof until it is decided.',
  'nextYear.send': 'Send the proof',
  'nextYear.proofSent': 'The proof has arrived. Who pays looks at it, and you will get a decision about it.',
  'nextYear.tooLate': 'The new school year is being decided on just now. Try again later, or turn to: {{authority}}.',
  'nextYear.nothing': 'There is nothing to say at the moment: the ticket goes on.',
}
