import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Groups an import has dropped or brought, and nobody has looked at since (Spec 3 §8). */
export function LostGroups({ lost, unplaced = [] }: { lost: readonly string[]; unplaced?: readonly string[] }) {
  const { t } = useTexts()
  if (lost.length === 0 && unplaced.length === 0) return null
  return (
    <MessageBox kind="warning" title={t('tariff.missing')}>
      {lost.length > 0 && <div>{t('tariff.lost', { names: lost.join(', ') })}</div>}
      {unplaced.length > 0 && <div>{t('tariff.unplaced', { names: unplaced.join(', ') })}</div>}
    </MessageBox>
  )
}
