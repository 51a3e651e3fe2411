import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { useEmbedded } from '../../../hooks/use-embedded.ts'
import { selectIsCustomer, selectUser } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './AccountStep.module.css'
import { Step } from './Step.tsx'

/** Guest or account (Spec 1 §9). Signing in comes back here; the order and what was typed are still there. */
export function AccountStep({ number }: { number: number }) {
  const { t } = useTexts()
  const { login } = useShop().client.config.modules
  const link = useLink()
  const embedded = useEmbedded()
  const { firstName, lastName, email } = useAppSelector(selectUser)
  const isCustomer = useAppSelector(selectIsCustomer)
  const own = useQuery().get('order')
  const back = { redirect: link('checkout', undefined, own === null ? {} : { order: own }) }
  if (isCustomer)
    return (
      <Step number={number} title={t('checkout.account.title')}>
        <Text>{t('checkout.account.signedIn', { name: `${firstName} ${lastName}`.trim(), email })}</Text>
      </Step>
    )
  if (!login.enabled)
    return (
      <Step number={number} title={t('checkout.account.title')}>
        <Text>{t('checkout.account.guestOnly')}</Text>
      </Step>
    )
  return (
    <Step number={number} title={t('checkout.account.title')}>
      <Text>{t('checkout.account.guest')}</Text>
      <div className={styles.ways}>
        <TextLink component={Link} to={link(embedded ? 'loginEmbedded' : 'login', undefined, back)}>
          {t('signIn.login.submit')}
        </TextLink>
        {login.register && (
          <TextLink component={Link} to={link(embedded ? 'registerEmbedded' : 'register', undefined, back)}>
            {t('frame.createAccount')}
          </TextLink>
        )}
      </div>
    </Step>
  )
}
