import { translatePath } from '@billett/paths'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useSwitchLanguage } from '../../use-switch-language.ts'
import styles from './LanguageSwitch.module.css'

/** The same page in the other language: a real link, so that it also works in a new tab. */
export function LanguageSwitch() {
  const { t } = useTexts()
  const { client, language } = useShop()
  const location = useLocation()
  const switchLanguage = useSwitchLanguage()
  const other = client.config.settings.languages.find(offered => offered !== language)
  if (!other) return null
  const name = t(`frame.switchTo.${other}`)
  const query = new URLSearchParams(location.search)
  query.set('language', other)
  return (
    <Button
      component="a"
      href={translatePath({ ...location, search: `?${query}` }, other)}
      lang={other}
      hrefLang={other}
      color="inherit"
      className={styles.root}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void switchLanguage(other)
      }}
    >
      {other.toUpperCase()}
      <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
    </Button>
  )
}
