import { findOfficeRoute, PORTAL_START, translatePath } from '@billett/paths'
import { ClientLogo } from '@billett/web-kit/frame/ClientLogo.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useOffice } from '../hooks/office.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectIsOfPortal } from '../state/school/school.selectors.ts'
import { selectAuthenticated } from '../state/user.selectors.ts'
import { useTexts } from '../texts/use-texts.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './Header.module.css'

/** Whose office it is, its language, and who works here. */
export function Header() {
  const { t, language } = useTexts()
  const { client } = useOffice()
  const { logo, config } = client
  const link = useLink()
  const location = useLocation()
  const isSignedIn = useAppSelector(selectAuthenticated)
  const isOfPortal = useAppSelector(selectIsOfPortal)
  const other = config.settings.languages.find(offered => offered !== language)
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Link
          to={isOfPortal ? PORTAL_START : link('adminPortal')}
          aria-label={t('frame.home', { name: config.texts.name })}
          className={styles.home}
        >
          <ClientLogo logo={logo} shown={config.headerLogo} />
          <Text component="span" variant="h3" className={styles.name}>
            {config.texts.name}
          </Text>
        </Link>
        {isSignedIn && <AccountMenu />}
        {other && (
          // Another language is another address; the office is loaded anew for it.
          <Button
            component="a"
            href={translatePath(
              { ...location, search: `?${withLanguage(location.search, other)}` },
              other,
              findOfficeRoute,
            )}
            lang={other}
            hrefLang={other}
            color="inherit"
          >
            {other.toUpperCase()}
            <VisuallyHidden>{` – ${t(`frame.switchTo.${other}`)}`}</VisuallyHidden>
          </Button>
        )}
      </Container>
    </header>
  )
}

function withLanguage(search: string, language: string): URLSearchParams {
  const query = new URLSearchParams(search)
  query.set('language', language)
  return query
}
