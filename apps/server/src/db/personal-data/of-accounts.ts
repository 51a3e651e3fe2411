import type { OfPeople } from './held.ts'

const SECRET = 'is a secret of the shop, or the hash of one'
const INSIDE = 'is a number the shop counts by'
const MINUTES = 'is good for some minutes'

/** What is known of who has an account, by it or by the address they have confirmed. */
export const OF_ACCOUNTS = {
  userAccount: {
    link: 'account',
    copy: { as: 'account', without: { passwordHash: SECRET, emailKey: 'is the address, as it is compared' } },
    deletion: { stays: 'as a number, which orders and the journal name; nothing in it says who it was' },
  },
  userAddress: { link: 'account', copy: { as: 'addresses' }, deletion: 'goes' },
  notificationSetting: { link: 'account', copy: { as: 'notifications' }, deletion: 'goes' },
  termsAcceptance: { link: 'account', copy: { as: 'acceptedTerms' }, deletion: 'goes' },
  userSession: { link: 'account', copy: { as: 'devices' }, deletion: 'goes' },
  refreshToken: { link: 'account', copy: { leftOut: SECRET }, deletion: { goesWith: 'userSession' } },
  oneTimeCode: { link: 'account', copy: { as: 'mailedCodes', without: { hash: SECRET } }, deletion: 'goes' },
  accountMailRequest: {
    link: 'address',
    copy: { as: 'requestedMails' },
    deletion: { stays: 'for a day at most' },
  },
  passkey: { link: 'account', copy: { as: 'passkeys', without: { counter: INSIDE } }, deletion: 'goes' },
  passkeyChallenge: { link: 'account', copy: { leftOut: MINUTES }, deletion: 'goes' },
  codeApp: { link: 'account', copy: { leftOut: SECRET }, deletion: 'goes' },
  recoveryCode: { link: 'account', copy: { leftOut: SECRET }, deletion: 'goes' },
  openIdConsent: { link: 'account', copy: { as: 'otherServices' }, deletion: 'goes' },
  openIdState: {
    link: 'account',
    copy: { leftOut: 'holds what services were given for some minutes; who they are is in otherServices' },
    deletion: 'goes',
  },
  openIdSession: {
    link: 'account',
    copy: { leftOut: 'ties a browser to a device, which is in devices' },
    deletion: { goesWith: 'userSession' },
  },
  studentVerification: { link: 'account', copy: { as: 'studies' }, deletion: 'goes' },
  studentVerificationRequest: {
    link: 'account',
    copy: { leftOut: 'is a way to a university; what it said at its end is in studies' },
    deletion: 'goes',
  },
  creditCheck: { link: 'account', copy: { as: 'creditChecks' }, deletion: 'goes' },
  existingCustomer: {
    link: 'account',
    copy: { as: 'customerBook', without: { codeHash: SECRET } },
    deletion: { stays: 'in the company’s own book of customers, and no longer leads to the account' },
  },
  userDocument: {
    link: 'account',
    copy: {
      as: 'documents',
      without: { writtenBy: 'is who of the company wrote it', takenBackBy: 'is who of the company took it back' },
    },
    deletion: 'goes',
  },
  userPicture: { link: 'account', copy: { as: 'pictures' }, deletion: 'goes' },
  accountEvent: {
    link: 'account',
    copy: { as: 'journal' },
    deletion: { stays: 'as the journal, which is append only and holds no names' },
  },
  contactPerson: {
    link: 'account',
    copy: { as: 'contactPerson' },
    deletion: { stays: 'as a number, which says who decided about pupils' },
  },
  organisationFile: {
    link: 'account',
    copy: { leftOut: 'is of the organisation they worked for' },
    deletion: { stays: 'as a number, for as long as the organisation needs the file' },
  },
  batch: {
    link: 'account',
    copy: { leftOut: 'is what somebody did for the organisation they work for, which tells them of it' },
    deletion: { stays: 'as a number, as long as what was changed is of use' },
  },
  batchFile: {
    link: 'account',
    copy: { leftOut: 'is a list of the organisation they worked for, which has it' },
    deletion: { goesWith: 'batch' },
  },
  schoolRequestMove: {
    link: 'account',
    copy: { leftOut: 'is what somebody decided for the organisation they work for, which tells them of it' },
    deletion: { goesWith: 'schoolRequest' },
  },
  portalSetting: { link: 'account', copy: { as: 'portalSettings' }, deletion: 'goes' },
  portalAction: {
    link: 'account',
    copy: { leftOut: 'is what somebody did for the organisation they work for, which tells them of it' },
    deletion: { stays: 'as a journal; of who is deleted it has a number and nothing else' },
  },
  staffAction: {
    link: 'account',
    copy: { leftOut: 'is what the company’s own people did, who are told of it by whom they work for' },
    deletion: { stays: 'as a chain that nobody may shorten; of who is deleted it has a number and nothing else' },
  },
  staffRefusal: {
    link: 'account',
    copy: { leftOut: 'is what the company’s own people tried, who are told of it by whom they work for' },
    deletion: { stays: 'as a number, for a year' },
  },
  staffApproval: {
    link: 'account',
    copy: { leftOut: 'is what the company’s own people asked of each other, who are told of it there' },
    deletion: { stays: 'as a number, beside the chain of what was done' },
  },
  tariffArrangement: {
    link: 'account',
    copy: { leftOut: 'is how tickets are ordered and worded, and of who wrote it a number' },
    deletion: { stays: 'as a number, beside what the company sold by it' },
  },
  savedView: {
    link: 'account',
    copy: { leftOut: 'is how the company’s own people narrow lists down, who find it there' },
    deletion: { stays: 'for colleagues who share it; of who saved it it has a number and nothing else' },
  },
  listSchedule: {
    link: 'account',
    copy: { leftOut: 'is which lists the company’s own people are sent, who find it there' },
    deletion: { stays: 'as a number, and ends when it would run next' },
  },
  listRun: {
    link: 'account',
    copy: { leftOut: 'is when a list was made for the company’s own people, who find it there' },
    deletion: { goesWith: 'listSchedule' },
  },
  listRunPart: {
    link: 'account',
    copy: { leftOut: 'is a list as the company’s own people had it made, which is forgotten after fourteen days' },
    deletion: { goesWith: 'listRun' },
  },
  defaultView: {
    link: 'account',
    copy: { leftOut: 'is with what a list begins for the company’s own people, who see it there' },
    deletion: { stays: 'as a number' },
  },
  submissionHandling: {
    link: 'account',
    copy: { leftOut: 'is what the company’s own people work at, who are told of it there' },
    deletion: { stays: 'as a number, as long as what was sent in' },
  },
  submissionComment: {
    link: 'account',
    copy: { leftOut: 'is what the company’s own people noted for each other, who are told of it there' },
    deletion: { stays: 'as long as what was sent in' },
  },
  userNote: { link: 'account', copy: { as: 'staffNotes' }, deletion: 'goes' },
  feedback: { link: 'account', copy: { as: 'feedback' }, deletion: 'goes' },
  barrierReport: { link: 'address', copy: { as: 'barrierReports' }, deletion: { stays: 'as a business letter' } },
  contractWithdrawal: { link: 'address', copy: { as: 'withdrawals' }, deletion: { stays: 'as a business letter' } },
  contractCancellation: { link: 'address', copy: { as: 'cancellations' }, deletion: { stays: 'as a business letter' } },
} as const satisfies Record<string, OfPeople>
