import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    tellSaid: (words: string, place: string) => void
  }
}

/** Runs in the page: hands on what its live regions say, as somebody would have it read to them. */
function listen(): void {
  let acts = 0
  const count = () => {
    acts += 1
  }
  for (const act of ['click', 'submit']) addEventListener(act, count, { capture: true })
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output'
  const wordsOf = (node: Node): string => node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const isHidden = (element: Element): boolean => element.closest('[aria-hidden=true]') !== null
  const tell = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement
    const words = wordsOf(node)
    if (element && !isHidden(element) && words !== '')
      window.tellSaid(words, `${performance.timeOrigin} ${location.pathname} ${acts}`)
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

/** Something that a live region said. */
export interface Said {
  words: string
  /** The same for whatever a page said since it was entered or something was pressed in it. */
  place: string
}

/** Collects what is read out in every page of a browser from now on, in its order. */
export async function collectSaid(context: BrowserContext): Promise<Said[]> {
  const said: Said[] = []
  await context.exposeFunction('tellSaid', (words: string, place: string) => said.push({ words, place }))
  await context.addInitScript(listen)
  return said
}

const again = (said: readonly Said[], isSame: (one: Said, before: Said) => boolean): Said[] =>
  said.filter((one, index) => {
    const before = said[index - 1]
    return before !== undefined && isSame(one, before)
  })

/** Nothing was read out twice in a row; after each press a page may say once that it loads. */
export function expectSaidOnce({ said, t }: { said: readonly Said[]; t: (key: 'common.loading') => string }): void {
  const told = said.filter(({ words }) => !words.endsWith(t('common.loading')))
  expect(again(told, (one, before) => one.words === before.words)).toEqual([])
  expect(again(said, (one, before) => one.words === before.words && one.place === before.place)).toEqual([])
}
