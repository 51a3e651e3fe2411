import { appAt, PORTAL_START } from '@billett/paths'
import { ClientLogo } from '@billett/web-kit/frame/ClientLogo.tsx'
import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { useCovering } from '@billett/web-kit/kit/layout/use-covering.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { useRef } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectIsOfPortal, selectIsStaff, selectMayBuy } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { AccountButtons } from './AccountButtons.tsx'
import styles from './Header.module.css'
import { HeaderCart } from './HeaderCart.tsx'
import { HeaderLinks } from './HeaderLinks.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MyTicketsLink } from './MyTicketsLink.tsx'

/** Logo, links, language and cart; stays in view while the page scrolls. */
export function Header() {
  const { t } = useTexts()
  const { client } = useShop()
  const link = useLink()
  const { modules, texts } = client.config
  const { pathname } = useLocation()
  const mayBuy = useAppSelector(selectMayBuy)
  const isStaff = useAppSelector(selectIsStaff)
  // During maintenance every link would lead to the page one is on.
  const isOpen = useRoute()?.route.needs !== 'maintenance'
  // Where one is already it begins afresh (Spec 1 §2.7).
  const isOfPortal = useAppSelector(selectIsOfPortal)
  const home = isOfPortal ? PORTAL_START : link(isStaff ? 'adminPortal' : 'start')
  const header = useRef<HTMLElement>(null)
  useCovering(header, 'top')
  return (
    <header ref={header} className={styles.root}>
      <Container className={styles.container}>
        <Link
          to={home}
          reloadDocument={pathname === home || appAt(home) !== 'shop'}
          aria-label={t('frame.home', { name: texts.name })}
          className={styles.link}
        >
          <ClientLogo logo={client.logo} shown={client.config.headerLogo} />
          {modules.header.showName && (
            <Text component="span" variant="h3" className={styles.title}>
              {texts.name}
            </Text>
          )}
        </Link>
        <div className={styles.gap} />
        {isOpen && (
          <>
            <HeaderLinks />
            <MyTicketsLink />
            <AccountButtons />
          </>
        )}
        <LanguageSwitch />
        {isOpen && modules.cart && mayBuy && <HeaderCart />}
      </Container>
    </header>
  )
}
