import type { CaseQuestion, EnforcementCase } from '@billett/contract'
import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useEffect, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { findEnforcementCase } from '../../state/enforcement/enforcement.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CaseForm } from './CaseForm.tsx'
import { CaseResult } from './CaseResult.tsx'

interface Found {
  asked: CaseQuestion
  found: EnforcementCase
}

/** Whoever was checked and could not show a pass finds what is owed, and pays it like a ticket. */
export function ForgottenPassPage() {
  const { t } = useTexts()
  const { client, format } = useShop()
  const link = useLink()
  const dispatch = useAppDispatch()
  const [known, setKnown] = useState<Found>()
  useEffect(() => () => void dispatch(resetAction(findEnforcementCase.typePrefix)), [dispatch])
  const terms = client.config.settings.enforcement
  if (!terms) return <Redirect to={link('start')} />
  const lead = t('forgottenPass.lead', {
    days: terms.showWithinDays,
    fee: format.money(terms.feeCents),
    fare: format.money(terms.fareCents),
  })
  return (
    <Page width="text">
      <Headline headline={t('frame.titles.forgottenPass')} lead={lead} />
      <Stack spacing={3}>
        <CaseForm known={known !== undefined} onAsk={() => setKnown(undefined)} onFound={setKnown} />
        {known && <CaseResult key={known.found.caseNumber} {...known} />}
      </Stack>
    </Page>
  )
}
