import type { StaffConfig } from '@billett/contract'
import { useTexts } from '../../texts/use-texts.ts'

/** What is to be put right in a version before it is released; nothing where all of it is. */
export function FoundFaults({ findings }: Pick<StaffConfig, 'findings'>) {
  const { t } = useTexts()
  const faults = findings.filter(({ isFault }) => isFault)
  if (faults.length === 0) return null
  return (
    <>
      {t('settings.faults')}
      <ul>
        {faults.map(({ about, text }) => (
          <li key={`${about} ${text}`}>
            {about}: {text}
          </li>
        ))}
      </ul>
    </>
  )
}
