import { Combobox } from '@billett/web-kit/kit/controls/Combobox.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import {
  mdiClose,
  mdiCrosshairsGps,
  mdiHistory,
  mdiInformationOutline,
  mdiMapMarker,
  mdiRadioboxMarked,
  mdiStar,
  mdiStarOutline,
} from '@mdi/js'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { showStop } from '../../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../../state/tariff/tariff-state.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { FieldButton } from './FieldButton.tsx'
import { pastedEnds } from './pasted-ends.ts'
import type { Proposal } from './proposals.ts'
import styles from './StopField.module.css'
import { type End, useStopSearch } from './use-stop-search.ts'

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

/** Chooses no stop, but asks which are near. */
const HERE = 'here'

const ICONS = { start: mdiRadioboxMarked, end: mdiMapMarker }

/** One end of the journey: type, choose from the list. What was typed stays until it is chosen or emptied. */
export function StopField({
  end,
  chosen,
  error,
  favorite,
  ref,
  onChoose,
  onFavorite,
  onPair,
  proposals = [],
  onNearby,
}: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { stops, search, stop: stopSearch, loading, failed } = useStopSearch(end)
  const [typed, setTyped] = useState<string | null>(null)
  /** Nothing is wrong with a name that is still being typed. */
  const [typing, setTyping] = useState(false)
  const reference = chosen?.reference
  const before = useRef(reference)
  useEffect(() => {
    // Chosen otherwise than here: what was typed gives way to it.
    if (reference !== undefined && reference !== before.current) setTyped(null)
    before.current = reference
  }, [reference])
  const box = useRef<HTMLDivElement>(null)
  const label = t(end === 'start' ? 'search.from' : 'search.to')
  const text = typed ?? chosen?.text ?? ''
  const settled = typed === null && chosen !== null && chosen.text !== '' ? chosen : null
  // No list by the alphabet: whoever has typed nothing wants what they know.
  const proposing = typed === null || typed.trim() === ''
  const proposed = [
    ...(onNearby ? [{ value: HERE, text: t('search.nearMe'), icon: mdiCrosshairsGps }] : []),
    ...proposals.map(({ reference: value, text: name, favorite: kept }) => ({
      value,
      text: name,
      icon: kept ? mdiStar : mdiHistory,
    })),
  ]
  const found = stops.map(({ reference: value, text: name, zones }) => ({
    value,
    text: name,
    hint: zones.length > 0 ? t('search.zones', { count: zones.length, zones: zones.join(', ') }) : '',
  }))
  const status = () => {
    if (proposing) return ''
    if (loading) return t('search.searching')
    if (failed) return t('search.searchFailed')
    return stops.length > 0 ? t('search.found', { count: stops.length }) : t('search.noneFound')
  }
  const wrong = () => {
    if (typing) return undefined
    return error && typed?.trim() ? t('search.unknownStop', { stop: typed.trim() }) : error
  }
  const empty = () => {
    stopSearch()
    setTyped(null)
    onChoose(null)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box}>
      <Combobox
        ref={ref}
        name={end}
        label={label}
        placeholder={t('search.stopHint')}
        error={wrong()}
        text={text}
        options={proposing ? proposed : found}
        proposing={proposing}
        status={status()}
        onOpen={() => (proposing ? undefined : search(typed, 0))}
        onPaste={pasted => {
          const ends = onPair && pastedEnds(pasted)
          if (!ends) return false
          stopSearch()
          setTyped(ends[end])
          onPair(ends)
          return true
        }}
        onType={input => {
          setTyped(input)
          setTyping(true)
          if (input.trim() === '') stopSearch()
          else search(input)
        }}
        onChoose={({ value, text: name }) => {
          stopSearch()
          if (value === HERE) return onNearby?.()
          setTyped(null)
          onChoose({ reference: value, text: name })
        }}
        onLeave={() => {
          setTyping(false)
          if (typed === null) return
          const same = stops.find(stop => stop.text.toLowerCase() === typed.trim().toLowerCase())
          if (same || typed.trim() === '') {
            setTyped(null)
            onChoose(same ? { reference: same.reference, text: same.text } : null)
          } else if (chosen) onChoose(null)
        }}
        startAdornment={
          <div className={styles.start}>
            <Icon path={ICONS[end]} size={20} />
          </div>
        }
        endAdornment={
          <div className={styles.end}>
            {settled && (
              <>
                <FieldButton
                  icon={favorite ? mdiStar : mdiStarOutline}
                  label={t(favorite ? 'search.forgetFavorite' : 'search.keepFavorite', { stop: settled.text })}
                  pressed={favorite}
                  roomy
                  onPress={() => onFavorite(settled)}
                />
                <FieldButton
                  icon={mdiInformationOutline}
                  label={t('stops.infoNamed', { stop: settled.text })}
                  roomy
                  onPress={() => dispatch(showStop(settled.reference))}
                />
              </>
            )}
            {text !== '' && <FieldButton icon={mdiClose} label={t('search.clear', { field: label })} onPress={empty} />}
          </div>
        }
      />
    </div>
  )
}
