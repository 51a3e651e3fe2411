import { useEffect, useRef, useState } from 'react'
import { Combobox } from '../kit/controls/Combobox.tsx'

/** Milliseconds (Spec 1 §9). */
const SEARCH_DELAY = 300

/** What the field says while it searches. */
export interface SearchWords {
  typeMore: string
  searching: string
  failed: string
  nothing: string
  found: (count: number) => string
}

interface Props<Found> {
  name: string
  label: string
  hint: string
  words: SearchWords
  /** Fewer letters find nothing. */
  least: number
  /** What is chosen when the field is first shown; '' for nothing. */
  begun?: string
  optional?: boolean
  /** Undefined: it could not be asked. */
  find: (text: string) => Promise<readonly Found[] | undefined>
  option: (found: Found) => { value: string; text: string }
  error?: string | undefined
  /** Null as long as nothing is chosen, and again when other letters are typed. */
  onChoose: (found: Found | null) => void
}

/** Something that is found by its name, once typing pauses; what came for other letters is not shown. */
export function SearchedField<Found>(props: Props<Found>) {
  const { name, label, hint, words, least, begun = '', optional, find, option, error, onChoose } = props
  const [text, setText] = useState(begun)
  const [found, setFound] = useState<{ of: string; all: readonly Found[] | undefined }>({ of: '', all: [] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const wanted = text.trim()
  const isKnown = found.of === wanted
  const all = isKnown ? (found.all ?? []) : []
  const status = () => {
    if (wanted.length < least) return words.typeMore
    if (!isKnown) return words.searching
    if (!found.all) return words.failed
    return all.length > 0 ? words.found(all.length) : words.nothing
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
      {...(optional && { optional })}
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
