import type { Language } from '@billett/domain'
import { type ComponentType, lazy } from 'react'
import { reloadOnce } from '../kit/lazy/reload-once.ts'

/** What is asked of texts that come in sections. */
interface Fetching<Section extends string> {
  current: () => { language: Language }
  has: (language: Language, section: Section) => boolean
  fetch: (sections: readonly Section[]) => Promise<void>
}

/**
 * Makes `lazyWithTexts` of an app: a screen or a part of one that is fetched when it is first shown, together with the
 * sections of texts it says something of. A part that says what is there already and nothing else is `lazy` alone.
 */
export const lazilyWithTexts =
  <Section extends string>(useSections: () => Fetching<Section>) =>
  <Props extends object>(
    sections: readonly Section[],
    load: () => Promise<ComponentType<Props>>,
    /** What is here already, and is shown at once when its texts are, too. */
    preloaded: () => ComponentType<Props> | undefined = () => undefined,
  ): ComponentType<Props> => {
    const waiting = (texts: Fetching<Section>) =>
      lazy(async () => {
        // Under the name of what is fetched.
        const fetching = Object.assign(() => texts.fetch(sections), { toString: () => `texts ${sections.join()}` })
        const [component] = await Promise.all([reloadOnce(load), reloadOnce(fetching)])
        return { default: component }
      })
    // What has come is there for one reader: a server draws for many, each with texts of their own.
    const forReader = new WeakMap<Fetching<Section>, ReturnType<typeof waiting>>()
    return props => {
      const texts = useSections()
      const { language } = texts.current()
      const Here = sections.every(section => texts.has(language, section)) ? preloaded() : undefined
      if (Here) return <Here {...props} />
      const Part = forReader.get(texts) ?? waiting(texts)
      forReader.set(texts, Part)
      return <Part {...props} />
    }
  }
