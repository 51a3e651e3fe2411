import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'

/** "Visa •••• 1111": nobody has the dots read to them that stand for the other digits. */
export const WithDots = ({ text }: { text: string }) => (
  <>
    <span aria-hidden>{text}</span>
    <VisuallyHidden>{text.replaceAll(/•+\s*/g, '')}</VisuallyHidden>
  </>
)
