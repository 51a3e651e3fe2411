import type { Page } from 'playwright-core'

/** WCAG 2.2 §1.4.12: what somebody may set for all text. */
const SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`

/** Text twice as large, as a browser sets it for somebody; or as it is again. */
export const doubleText = (page: Page, doubled: boolean): Promise<void> =>
  page.evaluate(
    size => {
      document.documentElement.style.fontSize = size
    },
    doubled ? '200%' : '',
  )

export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(style => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)

/**
 * Choices drawn by their label alone of which the chosen one looks like the others, told by the colours that are left
 * where a reader has chosen them all.
 */
export const unmarkedChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const look = (choice: Element | null): string => {
      if (!choice) return ''
      const { backgroundColor, borderColor, borderWidth, outlineStyle } = getComputedStyle(choice)
      return [backgroundColor, borderColor, borderWidth, outlineStyle].join()
    }
    const chosen = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')]
    return chosen.flatMap(input => {
      const others = document.querySelectorAll(`input[type=radio][name="${CSS.escape(input.name)}"]:not(:checked)`)
      const label = input.closest('label')
      const isDrawn = getComputedStyle(input).opacity !== '0'
      const isTold = [...others].every(other => look(other.closest('label')) !== look(label))
      return isDrawn || isTold ? [] : [label?.textContent ?? input.name]
    })
  })
