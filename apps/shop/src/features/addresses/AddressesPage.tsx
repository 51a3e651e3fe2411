import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { AddressBook } from './AddressBook.tsx'

/** Where the customer lives and wants letters (Spec 1 §2.2). */
export function AddressesPage() {
  const { t } = useTexts()
  return (
    <AccountFrame headline={t('addresses.headline')} lead={t('addresses.lead')}>
      {account => <AddressBook account={account} />}
    </AccountFrame>
  )
}
