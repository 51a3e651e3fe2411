import { Combobox } from '@billett/web-kit/kit/controls/Combobox.tsx'
import { useEffect, useRef, useState } from 'react'
import { useStopSearch } from '../../../parts/search/place/use-stop-search.ts'
import type { Choice } from '../../../state/tariff/tariff-state.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Type, choose from the list: the stop to go by. It has been asked for, so the keyboard goes on in it. */
export function StopoverField({ onChoose }: { onChoose: (stop: Choice) => void }) {
  const { t } = useTexts()
  const { stops, search, stop: stopSearch, loading, failed } = useStopSearch('start')
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const isEmpty = text.trim() === ''
  const status = () => {
    if (isEmpty) return ''
    if (loading) return t('search.searching')
    if (failed) return t('search.searchFailed')
    return stops.length > 0 ? t('search.found', { count: stops.length }) : t('search.noneFound')
  }
  return (
    <Combobox
      ref={input}
      name="stopover"
      label={t('trips.stopover.label')}
      placeholder={t('search.stopHint')}
      text={text}
      options={isEmpty ? [] : stops.map(({ reference, text: name }) => ({ value: reference, text: name }))}
      status={status()}
      onOpen={() => (isEmpty ? undefined : search(text, 0))}
      onType={typed => {
        setText(typed)
        if (typed.trim() === '') stopSearch()
        else search(typed)
      }}
      onChoose={({ value, text: name }) => {
        stopSearch()
        onChoose({ reference: value, text: name })
      }}
      onLeave={() => undefined}
    />
  )
}
