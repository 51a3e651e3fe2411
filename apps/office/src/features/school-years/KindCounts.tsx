import type { SchoolYear } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** How many go on, change, leave, come, and of how many nobody can tell. */
export function KindCounts({ kinds }: Pick<SchoolYear, 'kinds'>) {
  const { t } = useTexts()
  const format = useFormat()
  if (kinds.every(({ count }) => count === 0)) return null
  return (
    <DescriptionList
      facts={kinds.map(({ kind, count }) => ({ term: t(`school.years.kinds.${kind}`), detail: format.number(count) }))}
    />
  )
}
