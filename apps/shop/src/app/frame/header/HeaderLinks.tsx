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
  const { header } = useShop().client.config.modules
  if (!header.relationLink) return null
  return (
    <nav aria-label={t('frame.mainNavigation')} className={styles.links}>
      <RouteLink
        to="start"
        underline="hover"
        color="inherit"
        className={styles.link}
        onClick={() => dispatch(resetSearchOptions())}
      >
        {t('frame.tickets')}
      </RouteLink>
    </nav>
  )
}
