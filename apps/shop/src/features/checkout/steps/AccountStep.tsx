import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { ChoiceCards } from '@billett/web-kit/kit/controls/ChoiceCards.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useState } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { useEmbedded } from '../../../hooks/use-embedded.ts'
import { selectIsCustomer, selectUser } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './AccountStep.module.css'
import { Step } from './Step.tsx'

type Choice = 'guest' | 'account'

/** Guest or account (Spec 1 §9). Signing in comes back here; cart and what was typed are still there. */
export function AccountStep({ number }: { number: number }) {
  const { t } = useTexts()
  const { login } = useShop().client.config.modules
  const link = useLink()
  const embedded = useEmbedded()
  const { firstName, lastName, email } = useAppSelector(selectUser)
  const isCustomer = useAppSelector(selectIsCustomer)
  const [choice, setChoice] = useState<Choice>('guest')
  const back = { redirect: link('checkout') }
  if (isCustomer)
    return (
      <Step number={number} title={t('checkout.account.title')}>
        <Text>{t('checkout.account.signedIn', { name: `${firstName} ${lastName}`.trim(), email })}</Text>
      </Step>
    )
  return (
    <Step number={number} title={t('checkout.account.title')}>
      {login.enabled ? (
        <>
          <ChoiceCards
            label={t('checkout.account.legend')}
            name="account"
            value={choice}
            options={[
              { value: 'guest', text: t('checkout.account.guest'), hint: t('checkout.account.guestHint') },
              { value: 'account', text: t('checkout.account.signIn'), hint: t('checkout.account.signInHint') },
            ]}
            onChange={setChoice}
          />
          {choice === 'account' && (
            <div className={styles.ways}>
              <Button
                component={Link}
                to={link(embedded ? 'loginEmbedded' : 'login', undefined, back)}
                variant="contained"
              >
                {t('signIn.login.submit')}
              </Button>
              {login.register && (
                <Button
                  component={Link}
                  to={link(embedded ? 'registerEmbedded' : 'register', undefined, back)}
                  variant="outlined"
                >
                  {t('frame.createAccount')}
                </Button>
              )}
            </div>
          )}
        </>
      ) : (
        <Text>{t('checkout.account.guestOnly')}</Text>
      )}
    </Step>
  )
}
