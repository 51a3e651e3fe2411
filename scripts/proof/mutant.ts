import type { Plugin } from 'vite'

/** A source that the tests see changed, while the file on the disk stays as it is. */
export type Mutant = { plugin: Plugin; is(path: string, text: string): void }

export function createMutant(): Mutant {
  let current: { path: string; text: string } | undefined
  return {
    plugin: {
      name: 'mutant',
      enforce: 'pre',
      load(id) {
        return current && id.split('?')[0] === current.path ? current.text : null
      },
    },
    is(path, text) {
      current = { path, text }
    },
  }
}
