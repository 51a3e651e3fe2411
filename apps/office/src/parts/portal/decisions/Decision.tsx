import type { SchoolDecision } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { getOrganisationDocument } from '../../../state/school/school.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { type EnterObjection, EnterObjectionForm } from './EnterObjectionForm.tsx'
import { Objection } from './Objection.tsx'
import { deliveryOf, termOf } from './term-of.ts'

interface Props {
  decision: SchoolDecision
  /** What notes an objection: of who pays, or of staff. */
  enter: EnterObjection
  /** Where objections are answered too: by who pays. */
  isAnswered?: boolean
  onChanged: () => Promise<void>
}

/** What a decision says of another by its result; it takes its place where nothing else is said. */
const CITING: Partial<
  Record<SchoolDecision['result'], 'school.decisions.answersObjection' | 'school.decisions.takesBack'>
> = { takenBack: 'school.decisions.takesBack', objectionDismissed: 'school.decisions.answersObjection' }

/** A paper of a decision: the letter as it was sent, once it is made, or what shows how the way was measured. */
function Paper({ guid, text, name }: { guid: string; text: string; name: string }) {
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(getOrganisationDocument)
  const open = async () => {
    const answer = await dispatch(getOrganisationDocument({ params: { guid } }))
    if (getOrganisationDocument.fulfilled.match(answer) && answer.payload.file) saveFile(answer.payload.file)
  }
  return (
    <div>
      <BusyButton variant="outlined" busy={loading} aria-label={name} onClick={() => void open()}>
        {text}
      </BusyButton>
      <CallErrors errors={errors} all />
    </div>
  )
}

/** One decision: what it says and by what, its letter, until when one may object, and what was objected. */
export function Decision({ decision, enter, isAnswered = false, onChanged }: Props) {
  const { t, language } = useTexts()
  const format = useFormat()
  const { number, result, metres, ruleVersion, ownShareInCent, objection } = decision
  const isAnswer = result === 'objectionDismissed'
  const km = (far: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(far / 1000)
  const facts = [
    {
      term: t('school.decisions.decided'),
      detail: t('school.decisions.by', { day: format.instantDate(decision.decidedOn), name: decision.decidedBy }),
    },
    { term: t('school.decisions.from'), detail: format.date(decision.validFrom) },
    { term: t('school.decisions.reason'), detail: decision.reason },
    { term: t('school.decisions.way'), detail: metres === null ? '' : t('school.decisions.km', { way: km(metres) }) },
    { term: t('school.decisions.measured'), detail: decision.measuredBecause },
    {
      term: t('school.decisions.rule'),
      detail: ruleVersion === null ? '' : t('school.decisions.version', { version: ruleVersion }),
    },
    { term: t('school.decisions.share'), detail: ownShareInCent === null ? '' : format.money(ownShareInCent) },
    {
      term: t(CITING[result] ?? 'school.decisions.cites'),
      detail: decision.cites ?? '',
    },
    {
      term: t('school.decisions.delivered'),
      detail: deliveryOf(decision, t, format),
    },
    {
      term: t(isAnswer ? 'school.decisions.termOfCourt' : 'school.decisions.term'),
      detail: termOf(decision, t, format),
    },
  ]
  return (
    <Panel>
      <Stack spacing={2}>
        <Text variant="h3">
          {t('school.decisions.named', { number })} <Chip label={t(`school.decisions.results.${result}`)} />
        </Text>
        {decision.departs && <Text variant="body2">{t('school.decisions.departs')}</Text>}
        <DescriptionList facts={facts.filter(({ detail }) => detail !== '')} />
        {decision.documentGuid && (
          <Paper
            guid={decision.documentGuid}
            text={t('school.decisions.letter')}
            name={t('school.decisions.letterOf', { number })}
          />
        )}
        {decision.measuredDocumentGuid && (
          <Paper
            guid={decision.measuredDocumentGuid}
            text={t('school.decisions.measurement')}
            name={t('school.decisions.measurementOf', { number })}
          />
        )}
        {objection && (
          <Objection decision={decision.guid} objection={objection} isAnswered={isAnswered} onChanged={onChanged} />
        )}
        {decision.mayObject && (
          <Details summary={t('school.decisions.enter')}>
            <EnterObjectionForm decision={decision.guid} enter={enter} onDone={onChanged} />
          </Details>
        )}
      </Stack>
    </Panel>
  )
}
