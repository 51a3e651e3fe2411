import type { OfPeople } from './held.ts'

const INSIDE = 'is a number the shop counts by'
const BOOKS = { stays: 'as books must be kept' } as const
const WITH_THE_ORDER = { stays: 'until the receipt need not be kept, as its order does' } as const

/** What is known of who has bought something, or lets it be collected. */
export const OF_MONEY = {
  order: { link: 'order', copy: { as: 'orders' }, deletion: WITH_THE_ORDER },
  paymentAttempt: {
    link: 'order',
    copy: {
      as: 'payments',
      without: {
        token: 'lets the shop charge a stored way to pay',
        redirectUrl: 'is a way to the provider that whoever has it can go',
        idempotencyKey: INSIDE,
        version: INSIDE,
        polls: INSIDE,
      },
    },
    deletion: WITH_THE_ORDER,
  },
  paymentCase: { link: 'order', copy: { as: 'paymentCases' }, deletion: BOOKS },
  refund: { link: 'order', copy: { as: 'refunds' }, deletion: BOOKS },
  ledgerEntry: { link: 'order', copy: { as: 'ledger' }, deletion: BOOKS },
  booking: { link: 'order', copy: { as: 'bookings' }, deletion: BOOKS },
  enforcementCase: {
    link: 'order',
    copy: {
      as: 'enforcementCases',
      without: {
        firstName: 'is of who was checked, for whom somebody else may have paid',
        lastName: 'is of who was checked, for whom somebody else may have paid',
        birthDate: 'is of who was checked, for whom somebody else may have paid',
        enteredBy: 'is somebody of the company',
      },
    },
    deletion: { stays: 'as a claim of the company, until it is forgotten who was checked' },
  },
  orderTag: {
    link: 'order',
    copy: { as: 'orderTags', without: { byId: 'is somebody of the company' } },
    deletion: WITH_THE_ORDER,
  },
  discountUse: { link: 'order', copy: { as: 'discounts' }, deletion: WITH_THE_ORDER },
  prepaidTopUp: { link: 'order', copy: { as: 'topUps' }, deletion: WITH_THE_ORDER },
  issuedTicket: {
    link: 'order',
    copy: { as: 'issuedTickets' },
    deletion: { stays: 'as its order does; the pass of a contract is nobody’s then, until passengers are forgotten' },
  },
  ticketHandOver: {
    link: 'order',
    copy: {
      as: 'handOvers',
      without: {
        hash: 'is of a secret by which the ticket can be taken',
        takenOrderId: 'is an order of somebody else, whom the ticket was handed over to',
        takenTicketId: 'is a ticket of somebody else, whom it was handed over to',
      },
    },
    deletion: WITH_THE_ORDER,
  },
  walletPass: {
    link: 'ticket',
    copy: { as: 'walletPasses', without: { token: 'is a secret of the wallet', fingerprint: INSIDE } },
    deletion: 'goes',
  },
  walletRegistration: {
    link: 'ticket',
    copy: {
      as: 'walletDevices',
      without: {
        deviceId: 'may be a device of somebody else, whom the ticket was passed on to',
        pushToken: 'may be a device of somebody else, whom the ticket was passed on to',
      },
    },
    deletion: { goesWith: 'walletPass' },
  },
  sentMail: {
    link: 'mail',
    copy: { as: 'mails' },
    deletion: { stays: 'as proof, and says only that a mail went out' },
  },
  mailRecord: {
    link: 'address',
    copy: { as: 'mailsInDetail' },
    // That of the farewell is noted after it, and stays for ninety days.
    deletion: 'goes',
  },
  mailWish: {
    link: 'order',
    copy: { leftOut: 'is a wish to have a mail again, of which the mail itself is in mails' },
    deletion: { stays: 'for a day' },
  },
  mandate: {
    link: 'account',
    copy: { as: 'mandates' },
    deletion: { stays: 'revoked, as proof that money could be collected (§ 676b BGB)' },
  },
  mandateVersion: { link: 'mandate', copy: { as: 'mandateVersions' }, deletion: { goesWith: 'mandate' } },
  paymentSetup: {
    link: 'account',
    copy: {
      as: 'paymentSetups',
      without: {
        token: 'lets the shop charge a stored way to pay',
        secretHash: 'is the hash of a secret',
        polls: INSIDE,
      },
    },
    deletion: 'goes',
  },
  storedPaymentMethod: {
    link: 'account',
    copy: { as: 'paymentMethods', without: { token: 'lets the shop charge a stored way to pay' } },
    deletion: { goesWith: 'paymentSetup' },
  },
  paymentCustomer: { link: 'account', copy: { as: 'paymentCustomers' }, deletion: 'goes' },
} as const satisfies Record<string, OfPeople>
