import { BANK_FILE_STATE_WORDS, RUN_COLUMN_WORDS, RUN_STATE_WORDS } from '@billett/contract'
import type { billing as german } from '../de/billing.ts'
import { worded } from '../worded.ts'

export const billing: Record<keyof typeof german, string> = {
  ...worded('billing', RUN_COLUMN_WORDS, 'en'),
  ...worded('billing.states', RUN_STATE_WORDS, 'en'),
  ...worded('billing.fileStates', BANK_FILE_STATE_WORDS, 'en'),
  'billing.lead': 'What is collected by direct debit: one run for each day, which goes by itself until you release it.',
  'billing.found_one': '{{count}} collection',
  'billing.found_other': '{{count}} collections',
  'billing.none': 'No collection yet',
  'billing.noneText':
    'As soon as somebody pays by direct debit, the collection begins by itself three weeks before its day.',
  'billing.runOf': 'Collection of {{day}}',
  'billing.overview': 'Overview',
  'billing.notBuilt': 'not built yet',
  'billing.before': 'Collection before',
  'billing.beforeWas': '{{day}}: {{number}} direct debits, {{sum}}',
  'billing.parked': 'Contracts set aside',
  'billing.announceOn': 'Announced from',
  'billing.freezeOn': 'Amounts final from',
  'billing.buildOn': 'Files on',
  'billing.files': 'Files for the bank',
  'billing.filesFound_one': '{{count}} file',
  'billing.filesFound_other': '{{count}} files',
  'billing.noFiles': 'No file yet',
  'billing.noFilesText': 'The files are built by themselves on {{day}}.',
  'billing.messageId': 'Identifier',
  'billing.builtBy': 'Built',
  'billing.releasedBy': 'Released',
  'billing.handedOverOn': 'With the bank since',
  'billing.underWay': 'on its way, not confirmed yet',
  'billing.hash': 'Checksum',
  'billing.byOn': '{{name}}, {{moment}}',
  'billing.byClock': 'by itself',
  'billing.isOwn': 'You have built a file yourself, or entered an account in it. Somebody else has to release it.',
  'billing.isCarried': 'There is no way to the bank: release the files, download them, and then mark them as carried.',
  'billing.waits': 'The release waits for a second person until {{moment}}. Nothing goes to the bank before.',
  'billing.progress': 'Under way: {{done}} of {{parts}} parts are done.',
  'billing.building': 'The files are being built.',
  'billing.toEvents': 'To the events',
  'billing.troubles.noCycle': 'Deadline, notice and bank leave no days for it.',
  'billing.troubles.mandateLapsed': '{{found}} payers are left out: their mandate has lapsed.',
  'billing.troubles.needsAddress': '{{found}} payers are left out: their bank wants an address.',
  'billing.troubles.noAddressee': 'Notices have no e-mail address and have to go out as letters.',
  'billing.troubles.notPlanned': '{{found}} payers are left out: their debit could not be made.',
  'billing.troubles.fileBroken': 'A file is not what it has to be, and is not built.',
  'billing.troubles.notReleased': 'Nobody released it in time. What is not with the bank stays open.',
  'billing.troubles.notHandedOver':
    'A released file is not with the bank in time. Please find out whether the bank has it.',
  'billing.troubles.notTaken': 'The bank does not take a file.',
  'billing.troubles.fileRefused':
    'The bank has refused a file as a whole. Find out why, and release the new one in time.',
  'billing.troubles.payoutsNotReleased': 'Nobody released payouts in time.',
  'billing.troubles.payoutFileRefused': 'The bank has refused a file of payouts as a whole.',
  'billing.troubles.payoutBack': 'A payout has not arrived.',
  'billing.troubles.paidOutUnsent': 'The bank has paid a payout that stands here as not sent, or as rejected.',
  'billing.troubles.paidAfterHandOver': 'Somebody has paid what a collection agency has.',
  'billing.build': 'Build now',
  'billing.buildText':
    'The files are built at once instead of on their day. Somebody else than you has to release them then.',
  'billing.release': 'Release',
  'billing.releaseNext': 'Release the next file',
  'billing.releaseText.transfers_one':
    'The file {{messageId}} with one transfer of {{sum}} goes to the bank. Checksum: {{hash}}.',
  'billing.releaseText.transfers_other':
    'The file {{messageId}} with {{count}} transfers of {{sum}} goes to the bank. Checksum: {{hash}}.',
  'billing.releaseText.debits_one':
    'The file {{messageId}} with one direct debit of {{sum}} goes to the bank. Checksum: {{hash}}.',
  'billing.releaseText.debits_other':
    'The file {{messageId}} with {{count}} direct debits of {{sum}} goes to the bank. Checksum: {{hash}}.',
  'billing.download': 'Download',
  'billing.handOver': 'Take to the bank once more',
  'billing.carry': 'Mark as carried',
  'billing.carryText.transfers_one':
    'Have you taken the file {{messageId}} with one transfer of {{sum}} to the bank yourself? From then on its money counts as on its way, and the file can no longer be made void.',
  'billing.carryText.transfers_other':
    'Have you taken the file {{messageId}} with {{count}} transfers of {{sum}} to the bank yourself? From then on its money counts as on its way, and the file can no longer be made void.',
  'billing.carryText.debits_one':
    'Have you taken the file {{messageId}} with one direct debit of {{sum}} to the bank yourself? The money counts as on its way then, and the file cannot be made void any more.',
  'billing.carryText.debits_other':
    'Have you taken the file {{messageId}} with {{count}} direct debits of {{sum}} to the bank yourself? The money counts as on its way then, and the file cannot be made void any more.',
  'billing.voidFile': 'Make void',
  'billing.voidFileText.transfers_one':
    'The file {{messageId}} does not go to the bank. Its one transfer of {{sum}} goes into the file of the next bank day.',
  'billing.voidFileText.transfers_other':
    'The file {{messageId}} does not go to the bank. Its {{count}} transfers of {{sum}} go into the file of the next bank day.',
  'billing.voidFileText.debits_one':
    'The file {{messageId}} does not go to the bank. Its one direct debit of {{sum}} goes into another once you build anew.',
  'billing.voidFileText.debits_other':
    'The file {{messageId}} does not go to the bank. Its {{count}} direct debits of {{sum}} go into another once you build anew.',
  'billing.voidRun': 'Make the run void',
  'billing.voidRunText_one':
    'Nothing is collected on this day. One direct debit of {{sum}} stays open and comes with the next collection.',
  'billing.voidRunText_other':
    'Nothing is collected on this day. {{count}} direct debits of {{sum}} stay open and come with the next collection.',
  'billing.reason': 'Reason (at least ten characters)',
  'billing.done.build': 'The files are being built.',
  'billing.done.voidRun': 'The run is void.',
  'billing.done.voidFile': 'The file is void.',
  'billing.done.release': 'The file is released.',
  'billing.done.handOver': 'The file goes to the bank once more.',
  'billing.done.carry': 'The file is marked as carried.',
  'billing.done.download': 'The file is downloaded.',
  'billing.differences': 'Why the sum is another',
  'billing.noDifferences': 'Every contract is collected with the same amount as before.',
  'billing.cause': 'Cause',
  'billing.contracts': 'Contracts',
  'billing.causes.new': 'New contracts',
  'billing.causes.ended': 'Contracts that ended',
  'billing.causes.paused': 'Pauses',
  'billing.causes.price': 'Another price',
  'billing.causes.correction': 'Corrections and fees',
  'billing.causes.late': 'Due earlier',
  'billing.causes.other': 'Other',
  'billing.greatest': 'The greatest amounts',
  'billing.customerNumber': 'Customer number',
  'billing.contract': 'Contract',
  'billing.andMore_one': 'and {{count}} more',
  'billing.andMore_other': 'and {{count}} more',
}
