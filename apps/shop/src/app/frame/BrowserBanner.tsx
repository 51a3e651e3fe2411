import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { useEffect, useState } from 'react'
import { storedBrowserWarning } from '../../storage/browser-warning.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './BrowserBanner.module.css'
import { type Browser, browserOf, isInternetExplorer, isOutdated } from './browser.ts'

/**
 * Warns of an outdated browser; ignoring it lasts three days. Internet Explorer gets the whole screen and no such
 * button (Spec 1 §2.7).
 */
export function BrowserBanner() {
  const { t } = useTexts()
  const link = useLink()
  const route = useRoute()
  const [browser, setBrowser] = useState<Browser>()
  useEffect(() => {
    const found = browserOf(navigator.userAgent)
    if (found && isOutdated(found) && !storedBrowserWarning.isHidden()) setBrowser(found)
  }, [])
  if (!browser || route?.key === 'browserWarning') return null
  const hopeless = isInternetExplorer(browser)
  return (
    <div role="status" data-whole-screen={hopeless} className={styles.banner}>
      <span>{t('frame.browser.text', { ...browser })}</span>
      <Button
        component={Link}
        to={`${link('browserWarning')}?${new URLSearchParams({ ...browser, version: String(browser.version) })}`}
        color="inherit"
        variant="outlined"
      >
        {t('frame.browser.more')}
      </Button>
      {!hopeless && (
        <Button
          color="inherit"
          onClick={() => {
            storedBrowserWarning.snooze()
            setBrowser(undefined)
          }}
        >
          {t('frame.browser.ignore')}
        </Button>
      )}
    </div>
  )
}
