import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { resetSearchOptions } from '../../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './HeaderLinks.module.css'

/** The client's extra links, which begin a search anew (Spec 1 §2.7); on a phone the logo leads to the same place. */
export function HeaderLinks() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { header, subscription } = useShop().client.config.modules
  const links = [
    ...(header.relationLink ? [{ to: 'start', text: t('frame.tickets') } as const] : []),
    ...(header.subscriptionLink && subscription
      ? [{ to: 'subscriptionOffers', text: t('frame.subscriptions') } as const]
      : []),
  ]
  if (links.length === 0) return null
  return (
    <nav aria-label={t('frame.mainNavigation')} className={styles.links}>
      {links.map(({ to, text }) => (
        <RouteLink
          key={to}
          to={to}
          underline="hover"
          color="inherit"
          className={styles.link}
          onClick={() => dispatch(resetSearchOptions())}
        >
          {text}
        </RouteLink>
      ))}
    </nav>
  )
}
