import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Step } from './Step.tsx'

/** Guest or account (Spec 1 §9). Accounts cannot be signed in to yet, and the screen says so. */
export function AccountStep({ number }: { number: number }) {
  const { t } = useTranslation()
  const { login } = useShop().client.config.modules
  return (
    <Step number={number} title={t('checkout.account.title')}>
      {login.enabled ? (
        <>
          <ChoiceCards
            legend={t('checkout.account.legend')}
            name="account"
            value="guest"
            options={[{ value: 'guest', label: t('checkout.account.guest'), hint: t('checkout.account.guestHint') }]}
            onChange={() => undefined}
          />
          <Typography color="textSecondary">{t('checkout.account.signInHint')}</Typography>
        </>
      ) : (
        <Typography>{t('checkout.account.guestOnly')}</Typography>
      )}
    </Step>
  )
}
