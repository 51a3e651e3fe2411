import type { BrowserContext } from 'playwright-core'

/** Collects errors of scripts and of the console, broken content policies and failed hydration among them. */
export function watch(context: BrowserContext): { troubles: string[]; expectTrouble: (pattern: RegExp) => void } {
  const troubles: string[] = []
  const expected: RegExp[] = []
  const note = (text: string) => {
    if (!expected.some(pattern => pattern.test(text))) troubles.push(text)
  }
  context.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.text()} (${message.location().url}, on ${message.page()?.url()})`)
  })
  context.on('weberror', error => note(error.error().stack || String(error.error())))
  return { troubles, expectTrouble: pattern => expected.push(pattern) }
}
