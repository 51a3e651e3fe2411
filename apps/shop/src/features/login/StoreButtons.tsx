import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiApple, mdiGooglePlay } from '@mdi/js'
import { useSyncExternalStore } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './StoreButtons.module.css'

/** Whoever reads this on a phone has the store at hand anyway. */
const isDesktop = (): boolean => !/Mobi|Android|iPhone|iPad/i.test(navigator.userAgent)

const never = () => () => undefined

/** The client's apps; only on a desktop, and only where there are some (Spec 1 §2.5). */
export function StoreButtons() {
  const { t } = useTexts()
  const { apps } = useShop().client.config.settings
  const desktop = useSyncExternalStore(never, isDesktop, () => false)
  const stores = [
    { url: apps?.appStore, icon: mdiApple, text: t('signIn.login.appStore') },
    { url: apps?.playStore, icon: mdiGooglePlay, text: t('signIn.login.playStore') },
  ].filter(store => store.url)
  if (!desktop || stores.length === 0) return null
  return (
    <Stack component="section" aria-label={t('signIn.login.apps')} spacing={1} className={styles.root}>
      <Text variant="h3" component="h2">
        {t('signIn.login.apps')}
      </Text>
      <Stack direction="row" spacing={1} className={styles.stores}>
        {stores.map(({ url, icon, text }) => (
          <Button component="a" key={text} href={url ?? ''} variant="outlined" startIcon={<Icon path={icon} />}>
            {text}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}
