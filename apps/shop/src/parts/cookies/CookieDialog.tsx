import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CookieButtons } from './CookieButtons.tsx'
import { CookieText } from './CookieText.tsx'

/** The notice as a popup. */
export function CookieDialog() {
  const { t } = useTexts()
  return (
    <DialogShell open width="xs" title={t('cookies.title')} actions={<CookieButtons />}>
      <CookieText />
    </DialogShell>
  )
}
