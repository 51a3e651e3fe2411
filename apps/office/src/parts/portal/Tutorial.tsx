import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import type { TextKey } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a screen is for and what is done there, for those who have that shown to them (Spec 3 §2.3). */
export function Tutorial({ text }: { text: TextKey }) {
  const { t } = useTexts()
  const { tutorials } = usePortalView().view
  return tutorials ? <MessageBox kind="info">{t(text)}</MessageBox> : null
}
