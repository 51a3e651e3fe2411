import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { useModeSwitch } from '@billett/web-kit/theme/use-mode-switch.ts'
import { mdiCheck, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './FooterMode.module.css'

const CHOICES = [
  { mode: 'light', icon: mdiWhiteBalanceSunny },
  { mode: 'dark', icon: mdiWeatherNight },
] as const

/**
 * By day or in the dark; with neither chosen as the device wishes, and again when what is chosen is pressed once more.
 * High contrast has colours of its own, and needs none of them.
 */
export function FooterMode() {
  const { t } = useTexts()
  const { mode: chosen, choose } = useModeSwitch()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, none of which is a field.
    <div role="group" aria-label={t('frame.footer.mode')} className={styles.group}>
      {CHOICES.map(({ mode, icon }) => (
        <Button
          key={mode}
          variant="outlined"
          color="inherit"
          startIcon={<Icon path={mode === chosen ? mdiCheck : icon} />}
          aria-pressed={mode === chosen}
          onClick={() => choose(mode === chosen ? undefined : mode)}
        >
          {t(`frame.footer.modes.${mode}`)}
        </Button>
      ))}
    </div>
  )
}
