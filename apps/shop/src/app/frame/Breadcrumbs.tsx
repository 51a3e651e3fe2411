import { FIRST_SCREEN, type RouteKey, routeSetOf, routes } from '@billett/paths'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { PlainKey } from '@billett/web-kit/links/RouteLink.tsx'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { useShop } from '../../hooks/shop.ts'
import { useTitleHidden } from '../../hooks/use-title-hidden.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Breadcrumbs.module.css'
import { FrameLink } from './FrameLink.tsx'

/** Screens that show one of a list, and the screen of that list. */
const LIST_ABOVE: Partial<Record<RouteKey, PlainKey>> = { subscription: 'subscriptions' }

/**
 * First screen > this page; what only its owner sees is below the account, one of a list below it. The first screen has
 * none, nor what it has found, nor a page without a title, nor the one that everything leads to during maintenance; on
 * a phone a ticket has none either.
 */
export function Breadcrumbs() {
  const { t } = useTexts()
  const titleHidden = useTitleHidden()
  const { client } = useShop()
  const first = FIRST_SCREEN[routeSetOf(client)]
  const found = useRoute()
  const route = found?.route
  const title = route?.title ?? 'notFound'
  if (title === first || title === 'relation' || route?.needs === 'maintenance' || titleHidden) return null
  const list = found && LIST_ABOVE[found.key]
  const isBelowAccount = route?.access === 'customer' && title !== 'account' && first !== 'account'
  return (
    <Container>
      <nav
        aria-label={t('frame.breadcrumbs')}
        className={classes(styles.nav, found?.key === 'confirmOrder' && styles.withRoom)}
      >
        <ol className={styles.list}>
          {/* A phone has room for one step back. */}
          <li className={isBelowAccount || list ? styles.further : undefined}>
            <FrameLink to={first}>{t(`frame.titles.${first}`)}</FrameLink>
          </li>
          {isBelowAccount && (
            <li className={list ? styles.further : styles.nearest}>
              <FrameLink to="account">{t('frame.titles.account')}</FrameLink>
            </li>
          )}
          {list && (
            <li className={styles.nearest}>
              <FrameLink to={list}>{t(`frame.titles.${routes[list].title}`)}</FrameLink>
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
