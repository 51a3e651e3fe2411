import type { Employer, EmployerSearch, JoinedEmployer } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { EmployerOffer } from './EmployerOffer.tsx'
import { EmployerSearchForm } from './EmployerSearchForm.tsx'
import { Joined } from './Joined.tsx'
import { JoinForm } from './JoinForm.tsx'

interface Found {
  search: EmployerSearch
  employers: readonly Employer[]
}

/** Employees come in by the code or an address of their company, see what each side pays, and ask for a ticket. */
export function JobTicketPage() {
  const { t } = useTexts()
  const [found, setFound] = useState<Found>()
  const [chosen, setChosen] = useState('')
  const [joined, setJoined] = useState<JoinedEmployer>()
  const employer = found?.employers.find(({ guid }) => guid === chosen) ?? found?.employers[0]
  if (joined) return <Joined joined={joined} />
  return (
    <Page width="text">
      <Headline headline={t('jobTicket.headline')} lead={t('jobTicket.lead')} />
      <Stack spacing={3}>
        <EmployerSearchForm
          known={found !== undefined}
          onFound={(search, employers) => setFound({ search, employers })}
        />
        {found && employer && (
          <>
            <EmployerOffer employer={employer} employers={found.employers} onChoose={setChosen} />
            {employer.products.length === 0 ? (
              <MessageBox kind="info">{t('jobTicket.nothing')}</MessageBox>
            ) : (
              <JoinForm key={employer.guid} employer={employer} search={found.search} onJoined={setJoined} />
            )}
          </>
        )}
      </Stack>
    </Page>
  )
}
