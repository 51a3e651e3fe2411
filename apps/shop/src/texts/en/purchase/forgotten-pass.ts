import type { forgottenPass as German } from '../../de/purchase/forgotten-pass.ts'

export const forgottenPass: Record<keyof typeof German, string> = {
  'forgottenPass.lead':
    'You were checked and could not show a ticket? If you held a valid ticket in your name at that time, you pay only {{fee}} instead of {{fare}}. To do so, look up your case here within {{days}} days of the check.',
  'forgottenPass.caseNumber': 'Case number',
  'forgottenPass.caseNumberHint': 'It is on the slip you were given at the check.',
  'forgottenPass.birthDate': 'Date of birth',
  'forgottenPass.ask': 'Look up case',
  'forgottenPass.case': 'Case {{number}}',
  'forgottenPass.checkedOn': 'Checked on',
  'forgottenPass.place': 'Where',
  'forgottenPass.amounts.fee': 'Fee',
  'forgottenPass.amounts.fare': 'Increased fare',
  'forgottenPass.payUntil': 'To be paid by',
  'forgottenPass.reasons.passHeld':
    'You held a valid ticket in your name at the time of the check. Only the fee is to be paid.',
  'forgottenPass.reasons.passBlocked':
    'Your ticket was blocked at the time of the check. The increased fare is to be paid.',
  'forgottenPass.reasons.boughtLater': 'Your ticket was bought after the check. The increased fare is to be paid.',
  'forgottenPass.reasons.noPass':
    'We found no ticket in your name that was valid at the time of the check. If you have one that we do not know of, please show it to us by {{showUntil}} and do not pay yet.',
  'forgottenPass.reasons.shownTooLate':
    'The time for showing a forgotten ticket ended on {{showUntil}}. The increased fare is to be paid.',
  'forgottenPass.states.paid': 'This case is paid. There is nothing more for you to do.',
  'forgottenPass.states.withdrawn': 'We have withdrawn this case. You do not have to pay anything.',
  'forgottenPass.pay': 'Pay {{amount}}',
}
