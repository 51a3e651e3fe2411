import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useMemo, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { EntitlementResult } from './EntitlementResult.tsx'
import { type Asked, QuestionFields } from './QuestionFields.tsx'
import { useEntitlement } from './use-entitlement.ts'

const NOTHING: Asked = { school: null, home: null, grade: 5, olderSiblings: 0, isOfAge: false, exemption: '' }

/** Where parents read whether a child gets a ticket to school: what the rule says, while they choose. */
export function SchoolTicketPage() {
  const { t } = useTexts()
  const routeTo = useLink()
  const [asked, setAsked] = useState(NOTHING)
  const question = useMemo(() => {
    const { school, home, ...more } = asked
    return school && home ? { ...more, schoolGuid: school.guid, home: home.reference } : null
  }, [asked])
  const { checked, isAsking, again } = useEntitlement(question)
  const answer = checked?.state === 'known' ? checked.answer : undefined
  return (
    <Page width="text">
      <Headline headline={t('schoolTicket.headline')} lead={t('schoolTicket.lead')} />
      <Stack spacing={3}>
        <QuestionFields
          asked={asked}
          exemptions={answer?.exemptions ?? []}
          onChange={part => setAsked(before => ({ ...before, ...part }))}
        />
        <LiveRegion>
          {!question && <Text color="textSecondary">{t('schoolTicket.choose')}</Text>}
          {isAsking && !answer && <SkeletonList label={t('schoolTicket.asking')} rows={2} height={72} />}
          {answer && <EntitlementResult answer={answer} />}
          {checked?.state === 'failed' && !isAsking && (
            <MessageBox
              kind="error"
              action={
                <Button variant="outlined" onClick={again}>
                  {t('schoolTicket.again')}
                </Button>
              }
            >
              {checked.errors[0]?.message ?? t('schoolTicket.failed')}
            </MessageBox>
          )}
        </LiveRegion>
        <div>
          <Button component={Link} to={routeTo('schoolTicketApply')} variant="contained">
            {t('schoolTicket.apply')}
          </Button>
        </div>
      </Stack>
    </Page>
  )
}
