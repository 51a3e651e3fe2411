import { RUN_TOGETHER, type StaffStatement } from '@billett/contract'
import { NEW, statementsAddress } from '@billett/contract/lists/statements-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiDatabaseSearchOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useWholeList } from '../../parts/list/use-kept-list.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SqlText } from './SqlText.tsx'
import { useStatementColumns } from './use-statement-columns.tsx'
import { useStatementQuestions } from './use-statement-questions.tsx'
import { useStatements } from './use-statements.ts'

const StatementDialog = lazyPiece(() => import('./StatementDialog.tsx').then(module => module.StatementDialog))
const RunDialog = lazyPiece(() => import('./RunDialog.tsx').then(module => module.RunDialog))

const EXAMPLE = 'select state, count(*) from orders where created_on >= :from group by state'

const NONE: readonly string[] = []

const byDescription = ({ description }: StaffStatement) => description

/** Stored SQL statements (Spec 3 §2.4): written, released, run and deleted. */
export function StatementsPage() {
  const { t } = useTexts()
  const say = useSay()
  const kept = useListAddress(statementsAddress)
  const { state, change } = kept
  const asked = useStatements()
  const { rows, again } = asked
  const mayWrite = useAppSelector(selectHolds(['AllowedToEditSqlStatements']))
  const list = useWholeList('adminSqlStatements', kept, useStatementColumns())
  const { remove, release, questions } = useStatementQuestions(again)
  const find = (description: string) => rows?.find(one => one.description === description)
  const [open, running] = [find(state.statement), find(state.run)]
  const [selected, setSelected] = useState(NONE)
  const [runsSelected, setRunsSelected] = useState(false)
  const together = runsSelected ? (rows ?? []).filter(one => selected.includes(one.description)) : []
  const toRun = running ? [running] : together
  const close = () => {
    change({ statement: '', run: '' })
    setRunsSelected(false)
    again()
  }
  const closeSaying = (text: string) => {
    close()
    say(text)
  }
  const write = mayWrite && (
    <Button variant="contained" onClick={() => change({ statement: NEW })}>
      {t('statements.create')}
    </Button>
  )
  const actions = (one: StaffStatement) => [
    ...(one.releasedOn !== null || mayWrite
      ? [{ text: t('statements.run'), act: () => change({ run: one.description }) }]
      : []),
    ...(mayWrite
      ? [
          { text: t('statements.edit'), act: () => change({ statement: one.description }) },
          ...(one.releasedOn === null ? [{ text: t('statements.release'), act: () => release(one) }] : []),
          { text: t('statements.remove'), warns: true, act: () => remove(one) },
        ]
      : []),
  ]
  return (
    <StaffListPage
      title={t('frame.titles.sqlStatements')}
      {...list}
      asked={asked}
      rowId={byDescription}
      rowName={byDescription}
      actions={actions}
      selected={selected}
      onSelect={setSelected}
      bulk={
        selected.length > RUN_TOGETHER ? (
          t('bulk.tooMany', { count: RUN_TOGETHER })
        ) : (
          <Button variant="outlined" onClick={() => setRunsSelected(true)}>
            {t('statements.runSelected')}
          </Button>
        )
      }
      count={({ count }) => t('statements.found', { count })}
      tools={
        <>
          {list.tools}
          {write}
        </>
      }
      none={{
        icon: mdiDatabaseSearchOutline,
        title: t('statements.none'),
        text: (
          <>
            {t('statements.noneText')} <SqlText text={EXAMPLE} />
          </>
        ),
      }}
    >
      {questions}
      <Suspense>
        {mayWrite && (state.statement === NEW || open) && (
          <StatementDialog
            key={state.statement}
            statement={open}
            onSaved={() => closeSaying(t('statements.saved'))}
            onClose={close}
          />
        )}
        {toRun.length > 0 && (
          <RunDialog
            key={state.run}
            statements={toRun}
            onRan={fileName => {
              setSelected(NONE)
              closeSaying(t('statements.ran', { fileName }))
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </StaffListPage>
  )
}
