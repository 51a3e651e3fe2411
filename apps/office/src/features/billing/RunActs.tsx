import type { StaffBillingRunDetail } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ActReasonDialog } from '../../parts/ActReasonDialog.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { DoRunAct } from './use-run-acts.ts'

/** What may be done with a whole run: its files built before their day, or nothing of it collected. */
export function RunActs({ run, act }: { run: StaffBillingRunDetail; act: DoRunAct }) {
  const { t } = useTexts()
  const format = useFormat()
  const mayRun = useAppSelector(selectHolds(['AllowedToRunBilling']))
  const [isVoiding, setVoiding] = useState(false)
  const build = useConfirmed({
    title: t('billing.build'),
    text: () => t('billing.buildText'),
    yes: t('billing.build'),
    act: async () => {
      await act({ kind: 'build', guid: run.guid })
      return true
    },
    failure: null,
  })
  if (!mayRun || !(run.mayBuild || run.mayVoid)) return null
  return (
    <Row spacing={1}>
      {run.mayBuild && (
        <Button variant="outlined" onClick={() => build.ask()}>
          {t('billing.build')}
        </Button>
      )}
      {run.mayVoid && (
        <Button variant="outlined" onClick={() => setVoiding(true)}>
          {t('billing.voidRun')}
        </Button>
      )}
      {build.question}
      {isVoiding && (
        <ActReasonDialog
          title={t('billing.voidRun')}
          label={t('billing.reason')}
          send={reason => act({ kind: 'voidRun', guid: run.guid, reason })}
          onClose={() => setVoiding(false)}
        >
          <Text>{t('billing.voidRunText', { count: run.count, sum: format.money(run.cents) })}</Text>
        </ActReasonDialog>
      )}
    </Row>
  )
}
