import type { StaffUserDetail } from '@billett/contract'
import { maskedIban, maskedText } from '@billett/domain'
import type { UserDetail } from './user-detail.queries.ts'

type Belongings = Pick<
  StaffUserDetail,
  'pictureId' | 'creditRatingCheckPerformedOn' | 'paymentMethods' | 'bankDetails' | 'services' | 'sent'
>

/** Mails and letters in one list, the latest first. What a letter is called may name people: staff have typed it. */
function presentSent({ mails, letters }: UserDetail, isFull: boolean): StaffUserDetail['sent'] {
  const all: StaffUserDetail['sent'] = [
    ...mails.map(mail => ({ way: 'mail' as const, readOn: null, ...mail })),
    ...letters.map(letter => ({
      way: 'letter' as const,
      state: null,
      ...letter,
      what: isFull ? letter.what : maskedText(letter.what),
    })),
  ]
  return all.toSorted((one, other) => other.on.localeCompare(one.on))
}

/** What is kept of somebody besides the account itself; whose bank account it is is hidden as they are. */
export function presentBelongings(detail: UserDetail, isFull: boolean): Belongings {
  const { pictureId, creditCheckedOn, paymentMethods, mandates, services } = detail.belongings
  return {
    pictureId,
    creditRatingCheckPerformedOn: creditCheckedOn,
    paymentMethods,
    bankDetails: mandates.map(({ iban, accountHolder, ...rest }) => ({
      ...rest,
      iban: maskedIban(iban),
      accountHolder: isFull ? accountHolder : maskedText(accountHolder),
    })),
    services,
    sent: presentSent(detail, isFull),
  }
}
