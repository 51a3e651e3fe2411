import type { StaffSubmissionDetail } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { DetailPart } from '../../parts/DetailPart.tsx'
import { SubjectLink } from '../../parts/SubjectLink.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DeclarationActs } from './DeclarationActs.tsx'
import { SubmissionActs } from './SubmissionActs.tsx'
import { SubmissionState } from './SubmissionState.tsx'

interface Props {
  submission: StaffSubmissionDetail
  /** What was declared has been decided, or a decision was asked for. */
  onDecided: () => void
}

/** What was sent in, word for word, what staff noted, and what can be done about it. */
export function SubmissionDetail({ submission, onDecided }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const mayHandle = useAppSelector(selectHolds(['AllowedToHandleSubmissions']))
  const { isMasked, facts, comments, contractGuid, doneOn, kind } = submission
  const told = [
    { term: t('submissions.state'), detail: <SubmissionState {...submission} /> },
    { term: t('submissions.receivedOn'), detail: format.instantDateTime(submission.receivedOn) },
    { term: t('office.client'), detail: submission.client },
    ...(isMasked
      ? [
          { term: t('submissions.about'), detail: submission.about },
          { term: t('submissions.name'), detail: submission.name },
          { term: t('submissions.email'), detail: submission.email },
        ]
      : facts.map(({ name, value }) => ({ term: name, detail: value }))),
    { term: t('submissions.contract'), detail: contractGuid && <SubjectLink kind="contract" id={contractGuid} /> },
  ]
  const isDeclaration = kind === 'cancellation' || kind === 'withdrawal'
  return (
    <Stack spacing={3}>
      {isMasked && <Text variant="body2">{t('submissions.hidden')}</Text>}
      {/* What nobody said is left out. */}
      <DescriptionList facts={told.filter(({ detail }) => Boolean(detail))} />
      <DetailPart
        title={t('submissions.comments')}
        lines={comments.map(({ guid, by, on, text }) => ({
          id: guid,
          what: text || t('submissions.commentHidden'),
          more: [by, format.instantDateTime(on)],
        }))}
      />
      {isDeclaration && doneOn === null && <DeclarationActs submission={submission} onDecided={onDecided} />}
      {mayHandle && <SubmissionActs key={submission.guid} submission={submission} isDeclaration={isDeclaration} />}
    </Stack>
  )
}
