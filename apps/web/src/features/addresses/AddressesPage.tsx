import { useTranslation } from 'react-i18next'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { AddressBook } from './AddressBook.tsx'

/** Where the customer lives and wants letters (Spec 1 §2.2). */
export function AddressesPage() {
  const { t } = useTranslation()
  return (
    <AccountFrame headline={t('addresses.headline')} lead={t('addresses.lead')}>
      {account => <AddressBook account={account} />}
    </AccountFrame>
  )
}
