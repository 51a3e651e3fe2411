import { reloadOnce } from '@billett/web-kit/kit/lazy/reload-once.ts'
import { type ComponentType, lazy } from 'react'
import type { ShopTexts, TextSection } from './texts.ts'
import { useShopTexts } from './use-texts.ts'

/** Fetching of texts, under the name of what is fetched. */
function fetching(texts: ShopTexts, sections: readonly TextSection[]): () => Promise<void> {
  const fetch = () => texts.fetch(sections)
  return Object.assign(fetch, { toString: () => `texts ${sections.join()} ${texts.current().language}` })
}

/**
 * A screen or a part of one that is fetched when it is first shown, together with the sections of texts it says
 * something of. A part that says what is said everywhere and nothing else is `lazy` alone.
 */
export function lazyWithTexts<Props extends object>(
  sections: readonly TextSection[],
  load: () => Promise<ComponentType<Props>>,
  /** What is here already, and is shown at once when its texts are, too. */
  preloaded: () => ComponentType<Props> | undefined = () => undefined,
): ComponentType<Props> {
  const waiting = (texts: ShopTexts) =>
    lazy(async () => {
      const [component] = await Promise.all([reloadOnce(load), reloadOnce(fetching(texts, sections))])
      return { default: component }
    })
  // What has come is there for one reader: a server draws for many, each with texts of their own.
  const forReader = new WeakMap<ShopTexts, ReturnType<typeof waiting>>()
  return props => {
    const texts = useShopTexts()
    const { language } = texts.current()
    const Here = sections.every(section => texts.has(language, section)) ? preloaded() : undefined
    if (Here) return <Here {...props} />
    const Part = forReader.get(texts) ?? waiting(texts)
    forReader.set(texts, Part)
    return <Part {...props} />
  }
}
