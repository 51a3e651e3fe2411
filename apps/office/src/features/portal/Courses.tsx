import { MEASURES } from '@billett/domain'
import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Course } from './Course.tsx'

const seesOrders = selectHolds(['AllowedToSeeOrders'])

/** The last fourteen days, for who may see orders. */
export function Courses() {
  const { t } = useTexts()
  const mayAsk = useAppSelector(seesOrders)
  if (!mayAsk) return null
  return (
    <Stack spacing={1}>
      <Text variant="h2">{t('portal.fourteenDays')}</Text>
      <CardGrid>
        {MEASURES.map(measure => (
          <Course key={measure} measure={measure} />
        ))}
      </CardGrid>
    </Stack>
  )
}
