import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiBusClock } from '@mdi/js'
import { relationQuery } from '../../../state/tariff/relation-address.ts'
import type { Relation } from '../../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  relation: Relation
  title: string
  children: string
}

/** There is no trip there, or none back; whoever travels one way finds trips and tickets by one press. */
export function NoTripThere({ relation, title, children }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const oneWay = link('relation', { '*': '' }, relationQuery({ ...relation, back: undefined }))
  return (
    <EmptyState
      icon={mdiBusClock}
      title={title}
      action={
        <Button component={Link} to={oneWay} variant="outlined">
          {t('returnTrip.without')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
