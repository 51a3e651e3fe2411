import { DECISION_RESULTS } from '@billett/domain'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { DecisionFilterBar } from '../../parts/decisions/DecisionFilterBar.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { DecisionsState } from './decisions-address.ts'

interface Props {
  state: DecisionsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<DecisionsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows decisions of a school down: their results beside what narrows down those of staff. */
export function DecisionFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  return (
    <DecisionFilterBar state={state} narrowing={narrowing} onChange={onChange} onReset={onReset}>
      <MultiSelect
        name="results"
        label={t('school.decisionList.result')}
        none={t('school.all')}
        value={state.results}
        options={DECISION_RESULTS.map(value => ({ value, text: t(`school.decisions.results.${value}`) }))}
        onChange={chosen => onChange({ results: DECISION_RESULTS.filter(one => chosen.includes(one)) })}
      />
    </DecisionFilterBar>
  )
}
