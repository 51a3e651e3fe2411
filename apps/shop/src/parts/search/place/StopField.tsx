import { Combobox } from '@billett/web-kit/kit/controls/Combobox.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiMapMarker, mdiRadioboxMarked } from '@mdi/js'
import { type Ref, useRef, useState } from 'react'
import type { Choice } from '../../../state/tariff/tariff-state.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { pastedEnds } from './pasted-ends.ts'
import type { Proposal } from './proposals.ts'
import styles from './StopField.module.css'
import { StopFieldButtons } from './StopFieldButtons.tsx'
import { HERE, useStopOptions } from './use-stop-options.ts'
import { type End, useStopSearch } from './use-stop-search.ts'
import { useTypedStop } from './use-typed-stop.ts'

interface Props {
  end: End
  chosen: Choice | null
  error?: string
  favorite: boolean
  ref?: Ref<HTMLInputElement>
  onChoose: (choice: Choice | null) => void
  onFavorite: (choice: Choice) => void
  /** Both ends of a journey were pasted into this field. */
  onPair?: (ends: { start: string; end: string }) => void
  /** Offered until something is typed. */
  proposals?: readonly Proposal[]
  /** Stops around where one is are wanted for this end. */
  onNearby?: () => void
}

const ICONS = { start: mdiRadioboxMarked, end: mdiMapMarker }

/** One end of the journey: type, choose from the list. What was typed stays until it is chosen or emptied. */
export function StopField({ end, chosen, error, favorite, ref, onChoose, onFavorite, onPair, ...offered }: Props) {
  const { t } = useTexts()
  const { proposals = [], onNearby } = offered
  const found = useStopSearch(end)
  const { typed, setTyped, text, settled, proposing } = useTypedStop(chosen)
  const { options, status } = useStopOptions({ proposing, proposals, nearby: onNearby !== undefined, search: found })
  /** Nothing is wrong with a name that is still being typed. */
  const [typing, setTyping] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const label = t(end === 'start' ? 'search.from' : 'search.to')
  const wrong = () => {
    if (typing) return undefined
    return error && typed?.trim() ? t('search.unknownStop', { stop: typed.trim() }) : error
  }
  const type = (input: string) => {
    setTyped(input)
    setTyping(true)
    if (input.trim() === '') found.stop()
    else found.search(input)
  }
  const takePair = (pasted: string): boolean => {
    const ends = onPair && pastedEnds(pasted)
    if (!ends) return false
    found.stop()
    setTyped(ends[end])
    onPair(ends)
    return true
  }
  const leave = () => {
    setTyping(false)
    if (typed === null) return
    const same = found.stops.find(stop => stop.text.toLowerCase() === typed.trim().toLowerCase())
    if (same || typed.trim() === '') {
      setTyped(null)
      onChoose(same ? { reference: same.reference, text: same.text } : null)
    } else if (chosen) onChoose(null)
  }
  const empty = () => {
    found.stop()
    setTyped(null)
    onChoose(null)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box}>
      <Combobox
        ref={ref}
        name={end}
        sheet
        label={label}
        placeholder={t('search.stopHint')}
        error={wrong()}
        text={text}
        options={options}
        proposing={proposing}
        status={status}
        onOpen={() => (proposing ? undefined : found.search(text, 0))}
        onPaste={takePair}
        onType={type}
        onChoose={({ value, text: name }) => {
          found.stop()
          if (value === HERE) return onNearby?.()
          setTyped(null)
          onChoose({ reference: value, text: name })
        }}
        onLeave={leave}
        startAdornment={
          <div className={styles.start}>
            <Icon path={ICONS[end]} size={20} />
          </div>
        }
        endAdornment={
          <StopFieldButtons
            label={label}
            settled={settled}
            favorite={favorite}
            isEmpty={text === ''}
            onFavorite={onFavorite}
            onEmpty={empty}
          />
        }
      />
    </div>
  )
}
