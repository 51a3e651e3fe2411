import { Combobox } from '@billett/web-kit/kit/controls/Combobox.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** Milliseconds (Spec 1 §9). */
const SEARCH_DELAY = 300

interface Props<Found> {
  name: string
  label: string
  hint: string
  /** Fewer letters find nothing. */
  least: number
  /** Undefined: it could not be asked. */
  find: (text: string) => Promise<readonly Found[] | undefined>
  option: (found: Found) => { value: string; text: string }
  error?: string | undefined
  /** Null as long as nothing is chosen, and again when other letters are typed. */
  onChoose: (found: Found | null) => void
}

/** Something that is found by its name, once typing pauses; what came for other letters is not shown. */
export function SearchedField<Found>({ name, label, hint, least, find, option, error, onChoose }: Props<Found>) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ of: string; all: readonly Found[] | undefined }>({ of: '', all: [] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const wanted = text.trim()
  const isKnown = found.of === wanted
  const all = isKnown ? (found.all ?? []) : []
  const status = () => {
    if (wanted.length < least) return t('schoolTicket.typeMore')
    if (!isKnown) return t('schoolTicket.searching')
    if (!found.all) return t('schoolTicket.searchFailed')
    return all.length > 0 ? t('schoolTicket.found', { count: all.length }) : t('schoolTicket.nothingFound')
  }
  const type = (typed: string) => {
    const of = typed.trim()
    setText(typed)
    onChoose(null)
    clearTimeout(timer.current)
    newest.current = of
    if (of.length < least) return
    timer.current = setTimeout(async () => {
      const answer = await find(of)
      if (newest.current === of) setFound({ of, all: answer })
    }, SEARCH_DELAY)
  }
  return (
    <Combobox
      name={name}
      label={label}
      hint={hint}
      error={error}
      text={text}
      options={all.map(option)}
      status={status()}
      onType={type}
      onChoose={({ value, text: chosen }) => {
        newest.current = chosen
        setText(chosen)
        onChoose(all.find(one => option(one).value === value) ?? null)
      }}
      onLeave={() => undefined}
    />
  )
}
