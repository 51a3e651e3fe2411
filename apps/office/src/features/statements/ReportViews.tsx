import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getReportViews } from '../../state/admin/admin.calls.ts'
import { selectReportViews } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SqlText } from './SqlText.tsx'

/** What statements can be asked of, for those who write one. */
export function ReportViews() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const views = useAppSelector(selectReportViews)
  useEffect(() => void dispatch(getReportViews()), [dispatch])
  return (
    <Details summary={t('statements.views')}>
      {views?.map(({ name, columns, isPersonal }) => (
        <Text key={name} variant="body2">
          <b>{name}</b> {isPersonal && `(${t('statements.personal')}) `}
          <SqlText text={columns.join(', ')} />
        </Text>
      ))}
    </Details>
  )
}
