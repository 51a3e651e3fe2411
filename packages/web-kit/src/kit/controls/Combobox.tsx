import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWholeScreen } from '../overlays/use-whole-screen.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './Combobox.module.css'
import { ComboboxClose } from './ComboboxClose.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { Field, type FieldProps } from './Field.tsx'
import { InputFrame } from './InputFrame.tsx'
import { useRested } from './use-rested.ts'

interface Props extends FieldProps {
  name: string
  /** What stands in the input. */
  text: string
  placeholder?: string
  /** What a browser may fill in by itself: "address-level2". */
  autoComplete?: string
  inputMode?: 'numeric'
  required?: boolean
  /** Any text will do, and the list only helps: Enter takes nothing that is not marked. */
  free?: boolean
  /** What is listed are proposals, whatever was typed: Enter takes nothing that is not marked. */
  proposing?: boolean
  /** On a phone it fills the screen while it is open. */
  sheet?: boolean
  options: readonly ComboboxOption[]
  /**
   * Read out while the list is open, once typing has rested: "5 stops". Shown in place of an empty list: "No stop
   * found".
   */
  status: string
  ref?: Ref<HTMLInputElement>
  startAdornment?: ReactNode
  endAdornment?: ReactNode
  onType: (text: string) => void
  onChoose: (option: ComboboxOption) => void
  /** The input lost the focus without a choice. */
  onLeave: () => void
  onOpen?: () => void
  /** Whether what was pasted has been taken otherwise, and is not to stand in the input. */
  onPaste?: (text: string) => boolean
}

/**
 * A text input with a list of suggestions (WAI-ARIA combobox with a listbox popup). Enter takes the marked one, or the
 * first.
 */
export function Combobox({
  options,
  status,
  onType,
  onChoose,
  onLeave,
  onOpen,
  onPaste,
  ref,
  text,
  free,
  proposing = false,
  sheet = false,
  ...rest
}: Props) {
  const {
    label,
    optional,
    hint,
    error,
    id: ownId,
    'aria-describedby': describedBy,
    required,
    name,
    placeholder,
    startAdornment,
    endAdornment,
  } = rest
  const { autoComplete = 'off', inputMode } = rest
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)

  const said = useRested(open ? status : '', text)
  const show = () => {
    if (!open) onOpen?.()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setMarked(-1)
  }
  const whole = useWholeScreen(place, sheet && open, close)
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return
    onChoose(option)
    close()
  }
  // What was typed before the page was alive.
  const adopt = useEffectEvent(() => {
    const input = frame.current?.querySelector('input')
    if (!input || input.value === text) return
    onType(input.value)
    if (document.activeElement === input) show()
  })
  useEffect(() => adopt(), [])
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setMarked(options.length > 0 ? (marked + 1) % options.length : -1) : show()),
    ArrowUp: () => (open ? setMarked(marked <= 0 ? options.length - 1 : marked - 1) : show()),
    Escape: close,
    Enter: () => choose(options[Math.max(marked, 0)]),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || (!open && (event.key === 'Enter' || event.key === 'Escape'))) return
    if ((free || proposing) && marked < 0 && event.key === 'Enter') return close()
    event.preventDefault()
    act()
  }

  return (
    <div ref={place} className={sheet ? styles.sheet : undefined}>
      {whole && <ComboboxClose onClose={close} />}
      <Field label={label} optional={optional} hint={hint} error={error} id={ownId} aria-describedby={describedBy}>
        {({ id, ...described }) => (
          <>
            <InputFrame
              ref={frame}
              start={startAdornment}
              end={endAdornment}
              className={free ? undefined : styles.place}
            >
              <input
                {...described}
                required={required}
                id={id}
                ref={ref}
                name={name}
                value={text}
                placeholder={placeholder}
                onFocus={event => event.target.select()}
                onClick={show}
                onKeyDown={press}
                onPaste={event => {
                  if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault()
                }}
                onBlur={() => {
                  close()
                  onLeave()
                }}
                onChange={event => {
                  show()
                  setMarked(-1)
                  onType(event.target.value)
                }}
                role="combobox"
                autoComplete={autoComplete}
                inputMode={inputMode}
                autoCapitalize="words"
                spellCheck={false}
                aria-autocomplete="list"
                // An open field without options has no list that could be named.
                aria-expanded={open && options.length > 0}
                aria-controls={open && options.length > 0 ? `${id}-list` : undefined}
                aria-activedescendant={open && marked >= 0 ? `${id}-option-${marked}` : undefined}
              />
            </InputFrame>
            {/* Of what may be anything an empty list says nothing, and would cover what is below. */}
            {open && (options.length > 0 || !free) && (
              <ComboboxList
                id={id}
                label={label}
                options={options}
                marked={marked}
                status={status}
                typed={proposing ? '' : text}
                whole={whole}
                onChoose={choose}
              />
            )}
            <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
          </>
        )}
      </Field>
    </div>
  )
}
