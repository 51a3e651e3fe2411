import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  from: string
  to: string
}

/** "Port → Town hall", read out as "Port to Town hall": an arrow says nothing, or something else everywhere. */
export function RelationName({ from, to }: Props) {
  const { t } = useTexts()
  return (
    <>
      <span aria-hidden>{t('search.relation', { from, to })}</span>
      <VisuallyHidden>{t('search.relationSpoken', { from, to })}</VisuallyHidden>
    </>
  )
}
