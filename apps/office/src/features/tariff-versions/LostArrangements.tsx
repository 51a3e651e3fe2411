import type { LostArrangement } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** What staff have arranged above the tariff and a version leaves without anything. */
export function LostArrangements({ lost }: { lost: readonly LostArrangement[] }) {
  const { t } = useTexts()
  if (lost.length === 0) return null
  return (
    <MessageBox kind="warning" title={t('tariffVersions.lost')}>
      {t('tariffVersions.lostText')}
      <ul>
        {lost.map(({ clientId, part, serviceAreaId, sortGroups }) => (
          <li key={JSON.stringify([clientId, part, serviceAreaId])}>
            {t(`tariffVersions.parts.${part}`, { area: String(serviceAreaId) })}: {sortGroups.join(', ')}
          </li>
        ))}
      </ul>
    </MessageBox>
  )
}
