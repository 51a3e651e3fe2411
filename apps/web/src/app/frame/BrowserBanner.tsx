import { findRoute } from '@billett/paths'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { storedBrowserWarning } from '../../storage/browser-warning.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Browser, browserOf, isInternetExplorer, isOutdated } from './browser.ts'

/**
 * Warns of an outdated browser; ignoring it lasts three days. Internet Explorer gets the whole screen and no such
 * button (Spec 1 §2.7).
 */
export function BrowserBanner() {
  const { t } = useTexts()
  const link = useLink()
  const { pathname } = useLocation()
  const [browser, setBrowser] = useState<Browser>()
  useEffect(() => {
    const found = browserOf(navigator.userAgent)
    if (found && isOutdated(found) && !storedBrowserWarning.isHidden()) setBrowser(found)
  }, [])
  if (!browser || findRoute(pathname)?.key === 'browserWarning') return null
  const hopeless = isInternetExplorer(browser)
  return (
    <Box
      role="status"
      sx={{
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        p: 1.5,
        ...(hopeless && { position: 'fixed', inset: 0, zIndex: 'tooltip' }),
      }}
    >
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
    </Box>
  )
}
