import type { SchoolYear } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ApplyStep } from './ApplyStep.tsx'
import { ApprovalStep } from './ApprovalStep.tsx'
import { CardsStep } from './CardsStep.tsx'
import { HandOutStep } from './HandOutStep.tsx'
import { LettersStep } from './LettersStep.tsx'
import { MemberList } from './MemberList.tsx'
import { MoneyStep } from './MoneyStep.tsx'
import { ProposalStep } from './ProposalStep.tsx'
import { RulesStep } from './RulesStep.tsx'
import { showsMembers } from './roll-steps.ts'
import { SchoolsStep } from './SchoolsStep.tsx'
import { UndoStep } from './UndoStep.tsx'

interface Props {
  year: SchoolYear
  at: SchoolYear['steps'][number]
  again: () => void
}

/** What is begun for all at a step; the steps that have nothing of the kind show pupils alone. */
const ACTS = {
  rules: RulesStep,
  proposal: ProposalStep,
  lists: SchoolsStep,
  money: MoneyStep,
  letters: LettersStep,
  approval: ApprovalStep,
  apply: ApplyStep,
  cards: CardsStep,
  handOut: HandOutStep,
  undo: UndoStep,
  difference: undefined,
  entitlement: undefined,
} as const

/** One step: what it is for, what it waits for, what is begun for all, and whose turn it is. */
export function StepPanel({ year, at: { step, state, waitsFor }, again }: Props) {
  const { t } = useTexts()
  const Act = ACTS[step]
  const waits = state === 'waits'
  return (
    <Stack spacing={2}>
      <Text variant="h3">{t(`school.years.step.${step}`)}</Text>
      <Text>{t(`school.years.about.${step}`)}</Text>
      {waits && (
        <MessageBox kind="info">
          {t('school.years.waitsFor', { steps: waitsFor.map(one => t(`school.years.step.${one}`)).join(', ') })}
        </MessageBox>
      )}
      {Act && year.task === null && <Act year={year} waits={waits} again={again} />}
      {showsMembers(step) && <MemberList year={year} step={step} again={again} />}
    </Stack>
  )
}
