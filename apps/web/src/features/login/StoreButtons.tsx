import { mdiApple, mdiGooglePlay } from '@mdi/js'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'

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
    <Stack component="section" aria-label={t('signIn.login.apps')} spacing={1} sx={{ pt: 2 }}>
      <Typography variant="h3" component="h2">
        {t('signIn.login.apps')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {stores.map(({ url, icon, text }) => (
          <Button key={text} href={url ?? ''} variant="outlined" startIcon={<Icon path={icon} />}>
            {text}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}
