import type { StaffStatement } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiDatabaseSearchOutline } from '@mdi/js'
import { Suspense, startTransition } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SqlText } from './SqlText.tsx'
import { NEW, statementsAddress } from './statements-address.ts'
import { useStatementColumns } from './use-statement-columns.tsx'
import { useStatementQuestions } from './use-statement-questions.tsx'
import { useStatements } from './use-statements.ts'

const StatementDialog = lazyPiece(() => import('./StatementDialog.tsx').then(module => module.StatementDialog))
const RunDialog = lazyPiece(() => import('./RunDialog.tsx').then(module => module.RunDialog))

const EXAMPLE = 'select state, count(*) from orders where created_on >= :from group by state'

const byDescription = ({ description }: StaffStatement) => description

/** Stored SQL statements (Spec 3 §2.4): written, released, run and deleted. */
export function StatementsPage() {
  const { t } = useTexts()
  const say = useSay()
  const { state, change } = useListAddress(statementsAddress)
  const { rows, busy, failed, errors, again } = useStatements()
  const mayWrite = useAppSelector(selectHolds(['AllowedToEditSqlStatements']))
  const columns = useStatementColumns()
  const { remove, release, questions } = useStatementQuestions(again)
  const find = (description: string) => rows?.find(one => one.description === description)
  const [open, running] = [find(state.statement), find(state.run)]
  const close = () => {
    change({ statement: '', run: '' })
    again()
  }
  const closeSaying = (text: string) => {
    close()
    // With the step of the address that closes the form: said before, it would go with the form.
    startTransition(() => say(text))
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
    <Page>
      <Headline headline={t('frame.titles.sqlStatements')} />
      <DataTable
        label={t('frame.titles.sqlStatements')}
        columns={columns}
        rows={rows}
        busy={busy}
        rowId={byDescription}
        rowName={byDescription}
        actions={actions}
        summary={failed ? undefined : rows ? t('statements.found', { count: rows.length }) : t('common.loading')}
        tools={write}
        empty={
          <EmptyState icon={mdiDatabaseSearchOutline} title={t('statements.none')}>
            {t('statements.noneText')} <SqlText text={EXAMPLE} />
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
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
        {running && (
          <RunDialog
            key={state.run}
            statement={running}
            onRan={fileName => closeSaying(t('statements.ran', { fileName }))}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  )
}
