import { kindsWanted, TRANSPORT_KINDS, type TransportKind } from '@billett/domain'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { FieldNote } from '@billett/web-kit/kit/controls/FieldNote.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { useState } from 'react'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import type { Filters } from '../../../state/tariff/filter-values.ts'
import { selectJourneySettings } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Filters.module.css'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** How often to change at most, how quickly people walk, and on what they ride; what is chosen counts at once. */
export function FilterFields({ filters: { changes, walk, modes }, onChange }: Props) {
  const { t } = useTexts()
  const settings = useAppSelector(selectJourneySettings)
  const usual = kindsWanted(settings)
  const kinds = modes ?? usual
  const [refused, setRefused] = useState(false)
  const ride = (kind: TransportKind, wanted: boolean) => {
    const chosen = TRANSPORT_KINDS.filter(one => (one === kind ? wanted : kinds.includes(one)))
    setRefused(chosen.length === 0)
    if (chosen.length === 0) return
    onChange({ changes, walk, modes: chosen.join() === usual.join() ? undefined : chosen })
  }
  return (
    <div className={styles.fields}>
      <SegmentedControl
        label={t('tripFilters.mostChanges')}
        value={changes ?? 'any'}
        options={[
          { value: 'any', text: t('tripFilters.anyChanges') },
          { value: '1', text: t('tripFilters.oneChange') },
          { value: '0', text: t('tripFilters.noChange') },
        ]}
        onChange={chosen => onChange({ walk, modes, changes: chosen === 'any' ? undefined : chosen })}
      />
      <SegmentedControl
        label={t('tripFilters.walk')}
        value={walk ?? 'usual'}
        options={[
          { value: 'slow', text: t('tripFilters.slow') },
          { value: 'usual', text: t('tripFilters.usual') },
          { value: 'fast', text: t('tripFilters.fast') },
        ]}
        onChange={chosen => onChange({ changes, modes, walk: chosen === 'usual' ? undefined : chosen })}
      />
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{t('journeys.legend')}</legend>
        {TRANSPORT_KINDS.map(kind => (
          <CheckboxInput
            key={kind}
            checked={kinds.includes(kind)}
            onChange={({ target }) => ride(kind, target.checked)}
            label={t(`journeys.kinds.${kind}`)}
          />
        ))}
        <div role="alert">{refused && <FieldNote error>{t('tripFilters.nothing')}</FieldNote>}</div>
      </fieldset>
    </div>
  )
}
