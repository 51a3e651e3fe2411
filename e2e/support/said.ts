import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    tellSaid: (words: string) => void
  }
}

/** Runs in the page: hands on what its live regions say, as somebody would have it read to them. */
function listen(): void {
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output'
  const wordsOf = (node: Node): string => node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const isHidden = (element: Element): boolean => element.closest('[aria-hidden=true]') !== null
  const tell = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement
    const words = wordsOf(node)
    if (element && !isHidden(element) && words !== '') window.tellSaid(words)
  }
  const heard = (changes: MutationRecord[]): void => {
    for (const { target, type, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (type === 'characterData') {
        if (region) tell(target)
        continue
      }
      for (const added of addedNodes) {
        if (region) tell(added)
        // A region that comes with its words is silent, but for an alert.
        else if (added instanceof Element)
          for (const alert of [added, ...added.querySelectorAll('*')]) if (alert.matches('[role=alert]')) tell(alert)
      }
    }
  }
  new MutationObserver(heard).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Collects what is read out in every page of a browser from now on, in its order. */
export async function collectSaid(context: BrowserContext): Promise<string[]> {
  const said: string[] = []
  await context.exposeFunction('tellSaid', (words: string) => said.push(words))
  await context.addInitScript(listen)
  return said
}

/** Nothing was read out twice in a row, but that something loads: several parts of a page may. */
export function expectSaidOnce({ said, t }: { said: readonly string[]; t: (key: 'common.loading') => string }): void {
  const told = said.filter(words => !words.endsWith(t('common.loading')))
  expect(told.filter((words, index) => words === told[index - 1])).toEqual([])
}
