import type { Measure } from '@billett/domain'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { getStaffCourse } from '../../state/admin/admin.calls.ts'
import { selectCourse } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardFailure } from './CardFailure.tsx'
import { DayChart } from './DayChart.tsx'

/** One measure of the last fourteen days. It fails alone, and can be asked again alone. */
export function Course({ measure }: { measure: Measure }) {
  const { t, language } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const days = useAppSelector(selectCourse(measure))
  const ask = useCallback(() => void dispatch(getStaffCourse({ query: { measure } })), [dispatch, measure])
  useEffect(ask, [ask])
  const name = t(`portal.courses.${measure}`)
  const said = (value: number) =>
    measure === 'revenue' ? format.money(value) : new Intl.NumberFormat(language).format(value)
  const shown = () => {
    if (days === 'failed') return <CardFailure name={name} onAgain={ask} />
    if (!days) return <SkeletonList label={t('common.loading')} rows={2} />
    return <DayChart name={name} days={days} said={said} />
  }
  return (
    <Panel component="li">
      <Stack spacing={1}>
        <Text variant="h3">{name}</Text>
        {shown()}
      </Stack>
    </Panel>
  )
}
