import { acceptAll, rejectAll } from '@billett/clients'
import { COOKIE_CHOICE_PATH } from '@billett/paths'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import type { MouseEvent } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CookieButtons.module.css'
import { useConsent } from './consent-context.ts'

/**
 * Reject looks like accept, stands beside it and takes as many clicks. While no script has taken them over, both send
 * the answer by themselves.
 */
export function CookieButtons() {
  const { t } = useTexts()
  const { cookies } = useShop().client.config
  const { save } = useConsent()
  const { pathname, search } = useLocation()
  const answers = (choose: typeof acceptAll) => (event: MouseEvent) => {
    event.preventDefault()
    save(choose(cookies))
  }
  return (
    <form method="post" action={COOKIE_CHOICE_PATH} className={styles.root}>
      <input type="hidden" name="back" value={pathname + search} />
      <Button type="submit" name="choice" value="reject" variant="outlined" onClick={answers(rejectAll)}>
        {t('cookies.reject')}
      </Button>
      <Button type="submit" name="choice" value="accept" variant="outlined" onClick={answers(acceptAll)}>
        {t('cookies.acceptAll')}
      </Button>
    </form>
  )
}
