import { FIRST_SCREEN, routeSetOf } from '@billett/paths'
import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { useShop } from '../../hooks/shop.ts'
import { useTitleHidden } from '../../hooks/use-title-hidden.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Breadcrumbs.module.css'
import { FrameLink } from './FrameLink.tsx'

/**
 * First screen > this page; what only its owner sees is below the account. The first screen has none, nor what it has
 * found, nor a page without a title, nor the one that everything leads to during maintenance.
 */
export function Breadcrumbs() {
  const { t } = useTexts()
  const titleHidden = useTitleHidden()
  const { client } = useShop()
  const first = FIRST_SCREEN[routeSetOf(client)]
  const route = useRoute()?.route
  const title = route?.title ?? 'notFound'
  if (title === first || title === 'relation' || route?.needs === 'maintenance' || titleHidden) return null
  const isBelowAccount = route?.access === 'customer' && title !== 'account' && first !== 'account'
  return (
    <Container>
      <nav aria-label={t('frame.breadcrumbs')} className={styles.nav}>
        <ol className={styles.list}>
          {/* A phone has room for one step back. */}
          <li className={isBelowAccount ? styles.further : undefined}>
            <FrameLink to={first}>{t(`frame.titles.${first}`)}</FrameLink>
          </li>
          {isBelowAccount && (
            <li className={styles.account}>
              <FrameLink to="account">{t('frame.titles.account')}</FrameLink>
            </li>
          )}
          <li>
            <Text component="span" aria-current="page" color="textSecondary">
              {t(`frame.titles.${title}`)}
            </Text>
          </li>
        </ol>
      </nav>
    </Container>
  )
}
