import type { Failure } from '@billett/contract'

/**
 * A message the specification names, and what says it here: failures of the table, or texts that the pages say
 * themselves (with code -1, Spec 2 §8.1).
 */
export interface SpecifiedMessage {
  message: string
  failures?: readonly Failure[]
  /** Keys of the pages' texts. */
  texts?: readonly string[]
  note?: string
}

export const SPECIFIED: Record<string, readonly SpecifiedMessage[]> = {
  'Spec 1 §8': [
    { message: 'Fatal UI error', texts: ['pages.fatal.headline', 'pages.fatal.text'], note: 'reported to `/log`' },
    { message: 'Chunk load error', texts: ['pages.fatal.headline'], note: 'after one reload that did not help' },
    { message: 'Terms not ticked', failures: ['termsNotAccepted'], texts: ['signIn.terms.error'] },
    { message: 'Backend communication error', failures: ['backendCommunication'] },
    { message: 'Timeout communication error', failures: ['timeoutCommunication'] },
    { message: 'Password empty', failures: ['passwordNotEmpty'] },
    { message: 'E-mail empty', failures: ['emailNotEmpty'] },
    { message: 'E-mail not valid', failures: ['email'] },
    { message: 'Passwords not equal', failures: ['passwordEquality'] },
    { message: 'Longer than allowed', failures: ['exceedMaximumLength'] },
    { message: 'Not valid', failures: ['notValid'] },
    { message: 'Login: wrong e-mail or password', failures: ['loginFailed'] },
    { message: 'Login: not activated', failures: ['accountNotActivated'] },
    { message: 'Login: unauthorized', failures: ['loginUnauthorized'] },
    {
      message: 'Reset password of an account that is not activated',
      failures: ['codeNotValid'],
      note: 'asking for the mail answers the same for every address (decision 18); the mail asks to activate first',
    },
    { message: 'Registration: invalid user type', failures: ['invalidUserType'] },
    { message: 'Registration: invalid client id', failures: ['invalidClientId'] },
    { message: 'Registration: password violates the policy', failures: ['passwordPolicy', 'passwordBreached'] },
    { message: 'Registration: activation token not found', failures: ['activationTokenNotFound'] },
    { message: 'Registration: user not found', failures: ['userNotFound'] },
    { message: 'Registration: already linked to an online account', failures: ['userAlreadyLinked'] },
    { message: 'Registration: customer number or birth date do not match', failures: ['customerNotMatched'] },
    { message: 'Registration: by token not possible', failures: ['tokenRegistrationNotPossible'] },
    { message: 'Registration: country not available', failures: ['countryNotAvailable'] },
    { message: 'Registration: address differs from every known one', failures: ['addressDiffers'] },
    {
      message: 'Registration: e-mail already in use',
      failures: ['emailInUse'],
      note: 'said only to who holds the mail; registering itself answers the same for every address (decision 18)',
    },
    { message: 'Order not found', failures: ['orderNotFound'] },
    { message: 'Order not fulfilled yet', failures: ['orderNotFulfilled'] },
    { message: 'Payment could not be verified', failures: ['paymentNotVerified'] },
    { message: 'Confirmation failed', failures: ['confirmationFailed'] },
    { message: 'Payment provider not reached', failures: ['paymentProviderUnreachable'] },
    { message: 'Discount code not valid', failures: ['invalidDiscountCode'] },
    { message: 'Price could not be loaded', failures: ['priceNotLoaded', 'priceUnknown'] },
    { message: 'No relation tickets found', failures: ['noRelationTickets'] },
    { message: 'Sold out', failures: ['soldOut'] },
    { message: 'Stop not found', failures: ['stopNotFound'] },
    { message: 'Prepaid card: empty', failures: ['cardNumberEmpty'] },
    { message: 'Prepaid card: unknown', failures: ['cardUnknown'] },
    { message: 'Prepaid card: expired', failures: ['cardExpired'] },
    { message: 'Prepaid card: deactivated', failures: ['cardDeactivated'] },
    { message: 'Prepaid card: not active', failures: ['cardNotActive'] },
    { message: 'Prepaid card: other', failures: ['cardError'] },
    { message: 'Upload: wrong file type', failures: ['fileTypeNotAllowed'] },
    { message: 'Upload: error', failures: ['uploadFailed'] },
  ],
  'Spec 2 §8.1': [
    { message: 'Default entry for an aborted connection', failures: ['timeoutCommunication'] },
    { message: 'Default entry for any other failure', failures: ['backendCommunication'] },
  ],
  'Spec 2 §8.2': [
    { message: 'Server communication error', failures: ['backendCommunication'] },
    { message: 'Timeout', failures: ['timeoutCommunication'] },
    { message: 'Gateway timeout', failures: ['gatewayTimeout'] },
    { message: 'Unknown error', failures: ['unknownError'] },
    { message: 'Try again later', failures: ['tryAgainLater', 'temporarilyUnavailable'] },
    { message: 'Login and registration', note: 'as in Spec 1 §8' },
    { message: 'Account creation after a purchase failed', failures: ['accountCreationFailed'] },
    { message: 'No price for the configuration', failures: ['noPriceForConfiguration'] },
    { message: 'No products in the group', failures: ['noProductsInGroup'], texts: ['tickets.none'] },
    {
      message: 'Ticket not available on the chosen date, which is moved',
      failures: ['productNotOnSale'],
      texts: ['tickets.moved'],
    },
    { message: 'Title not available in the region', failures: ['titleNotAvailable'] },
    { message: 'Payment provider connection', failures: ['paymentProviderUnreachable'] },
    { message: 'Cancellation: internal error', failures: ['cancellationFailed'] },
    { message: 'Proof-of-entitlement request', failures: ['proofRequestFailed'] },
    { message: 'Enforcement query', failures: ['enforcementQueryFailed'] },
    { message: 'Newsletter unsubscribe', failures: ['newsletterUnsubscribeFailed'] },
    { message: 'Upload: wrong file type', failures: ['fileTypeNotAllowed'] },
    { message: 'Upload: error', failures: ['uploadFailed'] },
    { message: 'Upload: file too big', failures: ['fileTooBig'] },
    { message: 'Timetable: nothing for the relation', failures: ['noTimetable', 'journeyService'] },
    { message: 'Snackbar: no changes made', failures: ['noChanges'], texts: ['account.data.unchanged'] },
    { message: 'Snackbar: validation errors', failures: ['formNotValid'] },
    { message: 'Snackbar: action failed', failures: ['actionFailed'] },
    { message: 'Chunk load failure', texts: ['pages.fatal.headline'], note: 'after one reload that did not help' },
  ],
}
