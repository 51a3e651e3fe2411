/** What staff change of a customer's whom they have taken over, as the customer is told. */
export const TAKE_OVER_SUBJECTS = ['details', 'order', 'subscription'] as const
export type TakeOverSubject = (typeof TAKE_OVER_SUBJECTS)[number]

/**
 * The writes that staff make in the place of a customer whom they have taken over; every other is the customer's own:
 * password, passkeys, devices, deletion, mandates, ways to pay, what is agreed to.
 */
const FOR_CUSTOMERS: Readonly<Record<string, TakeOverSubject>> = {
  'user/updateUser': 'details',
  'user/saveJourneySettings': 'details',
  'user/setPicture': 'details',
  'user/removePicture': 'details',
  'sales/prepareSale': 'order',
  'sales/addTicket': 'order',
  'sales/changeAmount': 'order',
  'sales/updatePreparedOrder': 'order',
  'sales/redeemDiscountCode': 'order',
  'sales/removeDiscountCode': 'order',
  'sales/duplicateCart': 'order',
  'sales/duplicateCartAfterFailedExecuteSale': 'order',
  'sales/abortOrder': 'order',
  'sales/executeSale': 'order',
  'sales/verifyOrder': 'order',
  'sales/giveBackTickets': 'order',
  'orderFulfillment/resendEmail': 'order',
  'subscription/preview': 'subscription',
  'subscription/reasonsForAction': 'subscription',
  'subscription/cancel': 'subscription',
  'subscription/pause': 'subscription',
  'subscription/takeBack': 'subscription',
  'subscription/replacement': 'subscription',
  'subscription/cardRecipient': 'subscription',
  'subscription/giveMissingProof': 'subscription',
}

/** What only the owner of an account is to have, though nothing changes by it. */
const OWNERS_READS: readonly string[] = ['user/exportUserData']

/** What a call changes of a customer's that staff make in their place; undefined where it is not theirs to make. */
export const takeOverSubject = (name: string): TakeOverSubject | undefined => FOR_CUSTOMERS[name]

/** Whether a call of somebody who is signed in is theirs alone, and not staff's who have taken them over. */
export const isOwnersAlone = ({ name, effect }: { name: string; effect: boolean }): boolean =>
  effect ? takeOverSubject(name) === undefined : OWNERS_READS.includes(name)

export const callsForCustomers: readonly string[] = [...Object.keys(FOR_CUSTOMERS), ...OWNERS_READS]
