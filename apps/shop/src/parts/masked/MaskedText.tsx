import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useSpoken } from './use-spoken.ts'

/** "Visa •••• 1111", "DE•• •••• •••• 3000": nobody has the dots read to them that stand for the other digits. */
export function MaskedText({ text }: { text: string }) {
  const spoken = useSpoken()(text)
  if (spoken === text) return text
  return (
    <>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  )
}
